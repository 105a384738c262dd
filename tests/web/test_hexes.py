"""The page puts hexes where polyana.maps says they lie."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from polyana.maps import Top, disc, half_steps

ROOT = Path(__file__).parents[2]
BOARD = disc((2, -1), 3)

SCRIPT = """
import {{ readFileSync }} from "node:fs";
import ts from "typescript";
const source = readFileSync("web/src/lib/hexes.ts", "utf8");
const {{ outputText }} = ts.transpileModule(source, {{ compilerOptions: {{ module: "esnext", target: "es2022" }} }});
const {{ HexGrid }} = await import("data:text/javascript," + encodeURIComponent(outputText));
const grid = new HexGrid(10, "{top}");
const hexes = {hexes};
const [centres, outline, frame] = [hexes.map(grid.centre), grid.outline(), grid.frame(hexes, 1)];
const around = grid.around(hexes);
console.log(JSON.stringify({{ centres, outline, frame, around }}));
"""


@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_hexes_lie_where_the_maps_say(top: Top) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node in the path")
    script = SCRIPT.format(top=top, hexes=json.dumps(BOARD))
    command = [node, "--input-type=module", "--eval", script]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    drawn = json.loads(ran.stdout)
    wide, high = (75**0.5, 15) if top == "pointy" else (15, 75**0.5)
    for at, (x, y) in zip(BOARD, drawn["centres"], strict=True):
        across, down = half_steps(at, top)
        assert (x, y) == pytest.approx((across * wide, down * high))
    corners = [tuple(map(float, corner.split())) for corner in drawn["outline"][1:-1].split("L")]
    assert len(corners) == 6
    assert ((0, 10) if top == "pointy" else (10, 0)) in corners
    frame = drawn["frame"]
    for x, y in drawn["centres"]:
        for east, south in corners:
            assert frame["left"] <= x + east <= frame["left"] + frame["width"]
            assert frame["top"] <= y + south <= frame["top"] + frame["height"]
    # The line around a disc of radius 3 has 6 * (2 * 3 + 1) edges, and goes round once.
    around = [tuple(map(float, corner.split())) for corner in drawn["around"][1:-1].split("L")]
    assert drawn["around"].count("M") == 1
    assert len(around) == len(set(around)) == 42
    for (x, y), (east, south) in pairwise([*around, around[0]]):
        assert (x - east) ** 2 + (y - south) ** 2 == pytest.approx(100)
