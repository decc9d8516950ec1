"""A file system that becomes read-only under a running server, as ext4 does when it finds a fault in itself.

It stays read-only until it is unmounted and repaired: the server is stopped for that, and started again afterwards.
Causing it for real takes root, a loop device and ext4; elsewhere it is not tried, and the report says so.
"""

import ctypes
import os
import random
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

from proofs.disks.disk import FAILED, MOST_LINES, WISH, Faults, Guest, code_of, compare
from tests.kit.server import DATABASE, FAST, Server
from tilery.games import GAMES

SIZE = "64M"
NEW_MOUNTS = 0x00020000
"""CLONE_NEWNS of sched.h: nobody else sees what is mounted from now on, and it goes away with this process."""
REFUSED_EACH = 5


class NotAllowed(Exception):
    """Something that this machine doesn't let us do."""


class Disk:
    """A file system in a file."""

    def __init__(self, folder: Path) -> None:
        self._image, self.place = folder / "image", folder / "disk"
        self.place.mkdir(parents=True)
        said(["truncate", "-s", SIZE, str(self._image)])
        said(["mkfs.ext4", "-q", str(self._image)])
        self.mount()

    def mount(self) -> None:
        said(["mount", "-o", "loop,errors=remount-ro", str(self._image), str(self.place)])
        device = Path(said(["findmnt", "-no", "SOURCE", str(self.place)]).strip()).name
        self._trigger = Path(f"/sys/fs/ext4/{device}/trigger_fs_error")

    def break_down(self) -> None:
        """Tell the kernel of a fault, and let it react as usual."""
        try:
            self._trigger.write_text("a trial")
        except OSError as error:
            raise NotAllowed(f"{self._trigger.name}: {error.strerror}") from None

    def repair(self) -> None:
        said(["umount", str(self.place)])
        subprocess.run(["e2fsck", "-fy", str(self._image)], capture_output=True, check=False)  # 1: it was repaired
        self.mount()

    def close(self) -> None:
        subprocess.run(["umount", "-l", str(self.place)], capture_output=True, check=False)


def run(folder: Path, times: int, *, seed: int = 0) -> Faults:
    """Let this many file systems become read-only."""
    found, rng = Faults(), random.Random(seed)
    try:
        _mount_alone()
        for number in range(times):
            with closing(Disk(folder / f"read-only-{number}")) as disk:
                _tried(disk, folder / f"server-{number}", found, rng)
    except NotAllowed as reason:
        found.not_tried["read-only"] = str(reason)
    return found


def _mount_alone() -> None:
    """Make sure that no mount stays behind, however the trial ends."""
    for program in ("mkfs.ext4", "e2fsck", "mount", "umount", "findmnt"):
        if shutil.which(program) is None:
            raise NotAllowed(f"{program} is not installed")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_MOUNTS):
        raise NotAllowed(f"mounts of one's own: {os.strerror(ctypes.get_errno())}")
    said(["mount", "--make-rprivate", "/"])


def _tried(disk: Disk, folder: Path, found: Faults, rng: random.Random) -> None:
    database = disk.place / DATABASE
    # The log is elsewhere, and the process must be a new one: an older one wouldn't see the mount.
    server = Server(folder, fresh=True, errors=FAST, database=str(database))
    people = [Guest(server, server.make("device", "device", game=game), found, rng) for game in GAMES.names()]
    try:
        _each(people, found, "a move before", "")
        disk.break_down()
        for _ in range(REFUSED_EACH):
            _each(people, found, "a move, read-only", "storage")
        found.expect("a table, read-only", code_of(server.post("tables", WISH)), "503 storage")
        looked = [server.get(f"tables/{client.made.id}").status_code for client in people]
        found.expect("looking, read-only", set(looked), {200})
        lines = server.said.count(FAILED)
        found.expect(f"lines in the log, at most {MOST_LINES}", 1 <= lines <= MOST_LINES, True)
    finally:
        for client in people:
            client.close()
        server.close()
    found.faults += 1
    disk.repair()
    compare(disk.place, people, found, fresh=True)
    again = Server(folder, fresh=True, database=str(database))
    back = [Guest(again, client.made, found, rng) for client in people]
    try:
        _each(back, found, "a move after the repair", "")
    finally:
        for client in back:
            client.close()
        again.close()


def _each(people: list[Guest], found: Faults, what: str, wanted: str) -> None:
    for client in people:
        found.expect(what, client.wish(client.request()), wanted)


def said(command: list[str]) -> str:
    """The output of a program that has to succeed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotAllowed(f"{command[0]}: {done.stderr.strip()}")
    return done.stdout
