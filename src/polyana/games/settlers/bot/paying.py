"""How a bot pays in its thoughts: what stands in for what, without asking."""

from __future__ import annotations

from polyana.games.settlers.bot.worths import GOLD, WORKER, Price


def paid(goods: list[float], price: Price) -> bool:
    """Pays a price, gold and pairs of workers standing in for resources; says whether it could be paid.

    >>> goods = [1.0, 0.0, 0.0, 1.0, 3.0, 0.0]
    >>> paid(goods, Price(((0, 2), (1, 1)), (), 0, 0.0)), goods
    (True, [0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
    """
    resources, others, mixed, _ = price
    for at, number in others:
        if goods[at] < number:
            return False
    short = 0.0
    for at, number in resources:
        if goods[at] < number:
            short += number - goods[at]
    if mixed:
        spare = goods[0] + goods[1] + goods[2] - sum([number for _, number in resources]) + short
        short += max(0.0, mixed - spare)
    if short:
        gold, workers = goods[GOLD], goods[WORKER]
        for at, number in others:
            if at == GOLD:
                gold -= number
            elif at == WORKER:
                workers -= number
        if short > gold + workers // 2:
            return False
        coins = min(gold, short)
        goods[GOLD] -= coins
        goods[WORKER] -= 2 * (short - coins)
    for at, number in others:
        goods[at] -= number
    for at, number in resources:
        have = goods[at] - number
        goods[at] = have if have > 0 else 0.0
    for at in (2, 0, 1) if mixed else ():
        taken = min(mixed, int(goods[at]))
        goods[at] -= taken
        mixed -= taken
    return True
