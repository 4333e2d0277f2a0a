<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

final readonly class Trends
{
    /**
     * @param string $month YYYY-MM
     * @param list<int> $postIds of the first items, the most viewed first
     * @param array<int, TrendItem> $items the same, by post
     * @param list<TrendTopic> $sectors the most viewed first
     * @param list<TrendTopic> $countries the most viewed first
     * @param list<TrendMonth> $months the oldest first, whatever the filter
     */
    public function __construct(
        public string $month,
        public array $postIds,
        public array $items,
        public array $sectors,
        public array $countries,
        public array $months,
    ) {
    }
}
