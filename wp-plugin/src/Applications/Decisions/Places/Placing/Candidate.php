<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

use Passerelle\Applications\Review\Ranking\Fraction;

/** An application that has a place, or may get one. */
final readonly class Candidate
{
    /**
     * @param string $category '': none
     * @param Fraction|null $total null: no score counts
     * @param list<string> $facts those of minimums for which it counts
     */
    public function __construct(public int $id, public string $category, public ?Fraction $total, public array $facts = [], public Standing $standing = Standing::Ranked)
    {
    }
}
