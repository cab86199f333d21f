"""Holds commands to the grammar of the installed Google Cloud SDK, without running any and without a network.

Reads a JSON list of argument lists, writes a JSON list with None or what the parser says for each.
"""

import contextlib
import io
import json
import sys

root = sys.argv[1]
sys.path[:0] = [f"{root}/lib", f"{root}/lib/third_party"]

from googlecloudsdk import gcloud_main  # noqa: E402

parser = gcloud_main.CreateCLI([])._CLI__parser


def complaint(args):
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            parser.parse_args(args)
    except SystemExit:
        return said.getvalue() or "refused"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


print(json.dumps([complaint(args) for args in json.load(sys.stdin)]))
