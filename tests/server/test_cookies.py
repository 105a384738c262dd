"""A guest stays the same guest, whatever other programs have put beside our cookie."""

from __future__ import annotations

import pytest

from polyana.server.identity import Signer, known_guest, new_guest
from tests.server.house import House

pytestmark = pytest.mark.anyio

FOREIGN = [
    'x={"a": 1}',
    "x=[1, 2, 3]",
    'x="quoted"',
    'x="never closed',
    "x='single'",
    "x=with spaces in it",
    "x=a,b,c",
    "x=привет",
    "x=\xe9\xff",
    "=no name",
    "no value",
    "",
    ";;",
    "x=a=b==",
    "x=back\\slash\\",
    'x="a\\"b"',
    "a[b]=c",
    "a:b=c",
    "a@b=c/d?e",
    "$Version=1",
    "x=<b>&amp;%00%zz",
    "x=\ty",
    "polyana_theme=dark",
    "not-polyana=1",
    "expires=Wed, 21 Oct 2015 07:28:00 GMT",
    "x=" + "y" * 4000,
]


@pytest.mark.parametrize("foreign", FOREIGN)
async def test_foreign_cookies_do_not_make_a_guest_a_stranger(house: House, foreign: str) -> None:
    anna = house.person()
    me = (await anna.get("/api/me"))["id"]
    table = (await anna.new_table())["id"]
    ours = f"polyana={anna.browser.cookies['polyana']}"
    anna.browser.cookies.clear()
    for sent in (f"{foreign}; {ours}", f"{ours}; {foreign}", f"{foreign};{ours};{foreign}"):
        cookies = sent.strip().encode()
        answer = await anna.browser.get("/api/me", headers={b"Cookie": cookies})
        assert answer.json()["id"] == me
        assert "set-cookie" not in answer.headers
        async with anna.sit(table, Cookie=cookies.decode("latin-1")) as socket:
            assert (await socket.next())["table"]["yours"]


async def test_the_first_valid_of_several_cookies_counts(house: House) -> None:
    anna, boris = house.person(), house.person()
    me = (await anna.get("/api/me"))["id"]
    await boris.get("/api/me")
    mine = f"polyana={anna.browser.cookies['polyana']}"
    other = f"polyana={boris.browser.cookies['polyana']}"
    forged = f"polyana=gSomebody.{'A' * 43}"
    for cookies in (
        f"polyana=; {mine}",
        f"polyana=broken; {forged}; {mine}; {other}",
        f"{mine}; {other}",
        f'polyana="{anna.browser.cookies["polyana"]}"',
        f"{forged}, {mine}",
        *(f"{wrong}; {mine}" for wrong in ("polyana", 'polyana="', "polyana={}", "polyana=a.b.c")),
    ):
        answer = await house.person().browser.get("/api/me", headers={"Cookie": cookies})
        assert answer.json()["id"] == me, cookies
        assert "set-cookie" not in answer.headers


async def test_two_headers_with_cookies_are_read_both(house: House) -> None:
    anna = house.person()
    me = (await anna.get("/api/me"))["id"]
    mine = anna.browser.cookies["polyana"]
    headers = [("Cookie", "x=1"), ("Cookie", f"polyana={mine}")]
    answer = await house.person().browser.get("/api/me", headers=headers)
    assert answer.json()["id"] == me
    assert "set-cookie" not in answer.headers


async def test_a_request_of_a_foreign_page_gets_no_new_cookie(house: House) -> None:
    foreign = {"Sec-Fetch-Site": "cross-site"}
    answer = await house.person().browser.get("/api/me", headers=foreign)
    assert "set-cookie" not in answer.headers, "the browser may have one that it did not send"


async def test_refusals_of_large_headers_overwrite_nothing(house: House) -> None:
    answer = await house.person().browser.get("/api/me", headers={"Cookie": "x=" + "y" * 40_000})
    assert answer.status_code == 431
    assert "set-cookie" not in answer.headers


def test_every_guest_that_we_sign_is_known_again() -> None:
    signer = Signer(b"key")
    for _ in range(300):
        guest = new_guest()
        assert known_guest(signer, [f"polyana={signer.sign('guest', guest)}"]) == guest
    assert known_guest(signer, [f"polyana={signer.sign('device', 'gAnna')}"]) is None
