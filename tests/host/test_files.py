"""The spare piece of the heap that lets a file open (hal/files.py)."""

import io
import weakref

import pytest

import hal.files
from hal.store import Store


@pytest.mark.parametrize("mode", ["save", "load"])
def test_the_spare_piece_is_taken_again_where_the_file_was(monkeypatch, tmp_path, mode):
    store = Store(str(tmp_path / "store"))
    store.save("match", b"tiles")
    files = []

    def opened(path, mode):
        if hal.files._spare:
            raise MemoryError
        file = io.FileIO(path, mode)
        files.append(weakref.ref(file))
        return file

    def piece(size):
        if any(file() for file in files):
            raise MemoryError  # the file has its place still
        return bytearray(size)

    monkeypatch.setattr(hal.files, "open", opened, raising=False)
    monkeypatch.setattr(hal.files, "bytearray", piece, raising=False)
    if mode == "save":
        store.save("match", b"cards")
    else:
        assert store.load("match") == b"tiles"
    assert files and hal.files._spare
