<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Kernel\Config;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\Counts\RankedCounts;

/**
 * What people viewed and marked in each month. As in the sums of topics, an item takes part with a figure that is large enough to be shown:
 * else the figure of an item that is not shown were what a month has more than its items. Read once for some minutes for all readers,
 * and once a day for the months that are over.
 */
final readonly class TrendMonths
{
    private const CACHE = 'passerelle_trend_months_';

    public function __construct(private RankedCounts $views, private RankedCounts $favourites, private Config $config)
    {
    }

    /** @return list<TrendMonth> the oldest first */
    public function of(Period $first, Period $current): array
    {
        $last = Period::monthOf($current->from->modify('-1 month'));
        [$views, $favourites] = $this->cached($current, $this->limit('trendSeconds'));
        if ($first->from <= $last->from) {
            [$earlierViews, $earlierFavourites] = $this->cached($first->upTo($last), DAY_IN_SECONDS);
            [$views, $favourites] = [$views + $earlierViews, $favourites + $earlierFavourites];
        }
        $months = [];
        for ($month = $first; $month->from <= $current->from; $month = $month->nextMonth()) {
            $name = $month->month();
            $months[] = new TrendMonth($name, $views[$name] ?? null, $favourites[$name] ?? null);
        }

        return $months;
    }

    public function forget(Period $first, Period $current): void
    {
        $last = Period::monthOf($current->from->modify('-1 month'));
        foreach ([$current, $first->upTo($last)] as $period) {
            delete_transient(self::name($period));
        }
    }

    /** @return array{array<string, int>, array<string, int>} views and favourites by month */
    private function cached(Period $period, int $seconds): array
    {
        $cached = get_transient(self::name($period));
        if (is_array($cached) && isset($cached['views'], $cached['favourites'])) {
            return [self::numbers($cached['views']), self::numbers($cached['favourites'])];
        }
        $smallest = $this->limit('smallest');
        $made = ['views' => $this->views->byMonth($period, $smallest), 'favourites' => $this->favourites->byMonth($period, $smallest)];
        set_transient(self::name($period), $made, $seconds);

        return [$made['views'], $made['favourites']];
    }

    /** @return array<string, int> of what was stored */
    private static function numbers(mixed $stored): array
    {
        return array_filter(is_array($stored) ? $stored : [], static fn (mixed $number, int|string $month): bool => is_int($number) && is_string($month), ARRAY_FILTER_USE_BOTH);
    }

    private static function name(Period $period): string
    {
        return self::CACHE . "{$period->firstDay()}_{$period->lastDay()}";
    }

    private function limit(string $name): int
    {
        return $this->config->limit('statistics', $name);
    }
}
