<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

/** Percentiles by nearest rank: each is a value that was measured, never a mean of two. */
final readonly class NearestRank
{
    public const MEDIAN = 0.5;
    public const NINETIETH = 0.9;

    /**
     * @param int $count of the values, at least 1
     * @param float $share from 0 to 1
     * @return int place in ascending order, from 0
     */
    public static function place(int $count, float $share): int
    {
        return max(0, (int) ceil($share * $count) - 1);
    }
}
