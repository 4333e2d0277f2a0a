<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Content\PublicRecords;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Rights\Viewer;

/** What is viewed and marked most in a month, by item, sector and country, for members. No figure below the smallest that is published. */
final readonly class ReadTrends
{
    public function __construct(
        private TrendPool $pool,
        private TrendMonths $months,
        private Records $records,
        private PublicRecords $public,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /**
     * @param string $month YYYY-MM; empty: this one
     * @param string $sector key of a sector; empty: all. With one, the countries are those of its items
     * @param string $country code of a country; empty: all. With one, the sectors are those of its items
     * @throws DomainError access_token_missing · invalid_fields: invalid_date
     */
    public function __invoke(Viewer $viewer, Lang $language, string $month, string $sector, string $country): Trends
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $current = Period::monthOf($this->clock->now());
        $first = $this->firstMonth($current);
        $period = $month === '' ? $current : Period::ofMonth($month);
        if ($period->from < $first->from || $period->from > $current->from) {
            throw DomainError::invalid([new FieldError('month', 'invalid_date')]);
        }
        $items = $this->pool->of($period);
        $ofSector = self::with($items, TopicKind::Sector, $sector);
        $ofCountry = self::with($items, TopicKind::Country, $country);
        [$postIds, $shown] = $this->first($viewer, $language, self::with($ofSector, TopicKind::Country, $country));

        [$sectors, $countries] = [$this->topics($ofCountry, TopicKind::Sector), $this->topics($ofSector, TopicKind::Country)];

        return new Trends($period->month(), $postIds, $shown, $sectors, $countries, $this->months->of($first, $current));
    }

    private function firstMonth(Period $current): Period
    {
        $before = $this->limit('trendMonths') - 1;

        return Period::monthOf($current->from->modify("-{$before} months"));
    }

    /**
     * @param list<TrendItem> $items
     * @return list<TrendItem>
     */
    private static function with(array $items, TopicKind $kind, string $key): array
    {
        return $key === '' ? $items : array_values(array_filter($items, static fn (TrendItem $item): bool => in_array($key, $item->topics[$kind->value], true)));
    }

    /**
     * @param list<TrendItem> $items
     * @return array{list<int>, array<int, TrendItem>} posts in order, and the item of each
     */
    private function first(Viewer $viewer, Lang $language, array $items): array
    {
        $some = array_slice($items, 0, 2 * $this->limit('trendItems'));
        $groups = $some === [] ? [] : $this->records->findGroups(array_map(static fn (TrendItem $item): int => $item->groupId, $some));
        $shown = [];
        foreach ($some as $item) {
            $record = $this->public->first($viewer, $groups[$item->groupId] ?? [], $language);
            if ($record !== null && count($shown) < $this->limit('trendItems')) {
                $shown[$record->id] = $item;
            }
        }

        return [array_keys($shown), $shown];
    }

    /**
     * @param list<TrendItem> $items
     * @return list<TrendTopic>
     */
    private function topics(array $items, TopicKind $kind): array
    {
        $views = $favourites = [];
        foreach ($items as $item) {
            foreach ($item->topics[$kind->value] as $key) {
                $views[$key] = ($views[$key] ?? 0) + ($item->views ?? 0);
                $favourites[$key] = ($favourites[$key] ?? 0) + ($item->favourites ?? 0);
            }
        }
        $topics = array_map(
            fn (int|string $key): TrendTopic => new TrendTopic((string) $key, $this->shown($views[$key]), $this->shown($favourites[$key] ?? 0)),
            array_keys($views),
        );
        usort(
            $topics,
            static fn (TrendTopic $one, TrendTopic $other): int => [$other->views ?? 0, $other->favourites ?? 0, $one->key]
                <=> [$one->views ?? 0, $one->favourites ?? 0, $other->key],
        );

        return array_slice($topics, 0, $this->limit('trendTopics'));
    }

    private function shown(int $count): ?int
    {
        return $count < $this->limit('smallest') ? null : $count;
    }

    private function limit(string $name): int
    {
        return $this->config->limit('statistics', $name);
    }
}
