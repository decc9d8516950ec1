"""schemathesis on the OpenAPI description, for a short while; `make prove` lets it try 500 requests of each kind."""

from pathlib import Path

from proofs import openapi


def test_the_server_is_as_its_description_says(tmp_path: Path) -> None:
    found = openapi.run(tmp_path, 3, openapi.SHORT)
    assert found.held, str(found)
