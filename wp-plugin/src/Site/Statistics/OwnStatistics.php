<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Moderation\Statistics\Period;

final readonly class OwnStatistics
{
    /**
     * @param array<string, list<array{day: string, count: int}>> $series every day of the period, by SeriesKey
     * @param list<OwnItem> $items the most viewed first
     * @param int $total items that one owns or co-edits, whether or not they are among these
     */
    public function __construct(public Period $period, public array $series, public array $items, public int $total)
    {
    }
}
