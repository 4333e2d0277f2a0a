<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

/** Two applications with the same total, of which one is proposed. */
final readonly class Tie
{
    /** @param string $tieBreaker id of the criterion that decided, Ranking::DRAW, or Ranking::TIED: nothing decides yet */
    public function __construct(public int $proposed, public int $passedOver, public string $tieBreaker)
    {
    }
}
