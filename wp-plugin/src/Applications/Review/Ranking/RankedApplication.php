<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

/** An application in the order of its scores. */
final readonly class RankedApplication
{
    /**
     * @param int|null $rank equal for those that nothing tells apart; null: nobody has scored it
     * @param Fraction|null $total from 0, all the least points, to 1, all the most
     * @param array<string, Fraction> $averages the same by criterion
     * @param int $scores that count
     * @param string|null $tieBreaker what put it after the one before it with the same total: id of a criterion, DRAW or TIED; null: the totals differ
     */
    public function __construct(public int $id, public ?int $rank, public ?Fraction $total, public array $averages, public int $scores, public ?string $tieBreaker)
    {
    }
}
