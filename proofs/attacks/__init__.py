"""What a stranger on the network could do. Each attack is a file here, with an `ATTACK`."""

import pkgutil
from importlib import import_module

from proofs.attacks.attack import Attack

ATTACKS: dict[str, Attack] = {
    each.name: module.ATTACK
    for each in pkgutil.iter_modules(__path__)
    if hasattr(module := import_module(f"{__name__}.{each.name}"), "ATTACK")
}
