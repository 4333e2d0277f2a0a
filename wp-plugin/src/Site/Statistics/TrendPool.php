<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Catalogue\Entries;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\Counts\RankedCounts;

/**
 * The items of a month that enough people viewed or marked. Topics are summed from these alone, so that no figure of an item that
 * is not shown can be worked out from a sum. Made at most once in some minutes for all readers.
 */
final readonly class TrendPool
{
    private const CACHE = 'passerelle_trends_';
    private const SECTORS = 'sectorIds';

    public function __construct(private RankedCounts $views, private RankedCounts $favourites, private Records $records, private Config $config)
    {
    }

    /** @return list<TrendItem> the most viewed first */
    public function of(Period $month): array
    {
        $name = self::CACHE . $month->month();
        $cached = get_transient($name);
        if (is_array($cached)) {
            return array_values(array_filter(array_map(self::unpack(...), $cached), is_object(...)));
        }
        $items = $this->make($month);
        $packed = array_map(static fn (TrendItem $item): array => [$item->groupId, $item->views, $item->favourites, $item->topics], $items);
        set_transient($name, $packed, $this->limit('trendSeconds'));

        return $items;
    }

    public function forget(Period $month): void
    {
        delete_transient(self::CACHE . $month->month());
    }

    /** @return list<TrendItem> */
    private function make(Period $month): array
    {
        $views = $this->views->highest($month, $this->limit('smallest'), $this->limit('trendPool'));
        $favourites = $this->favourites->highest($month, $this->limit('smallest'), $this->limit('trendPool'));
        $groups = array_keys($views + $favourites);
        $found = $groups === [] ? [] : $this->records->findGroups($groups);
        $items = [];
        foreach ($groups as $groupId) {
            $record = self::public($found[$groupId] ?? []);
            if ($record !== null) {
                $items[] = new TrendItem($groupId, $views[$groupId] ?? null, $favourites[$groupId] ?? null, [
                    TopicKind::Sector->value => array_values(array_unique($record->values->codes(self::SECTORS))),
                    TopicKind::Country->value => array_values(array_unique(Entries::countries($record))),
                ]);
            }
        }

        return $items;
    }

    /** @param array<string, Record> $group */
    private static function public(array $group): ?Record
    {
        foreach ($group as $record) {
            if ($record->status->isPublic()) {
                return $record;
            }
        }

        return null;
    }

    /** Null for what another version stored. */
    private static function unpack(mixed $packed): ?TrendItem
    {
        [$groupId, $views, $favourites, $topics] = is_array($packed) ? [...array_values($packed), null, null, null, null] : [null, null, null, null];
        if (!is_int($groupId) || !(is_int($views) || $views === null) || !(is_int($favourites) || $favourites === null) || !is_array($topics)) {
            return null;
        }
        $keys = static fn (TopicKind $kind): array => array_values(array_filter((array) ($topics[$kind->value] ?? []), is_string(...)));

        return new TrendItem($groupId, $views, $favourites, [
            TopicKind::Sector->value => $keys(TopicKind::Sector),
            TopicKind::Country->value => $keys(TopicKind::Country),
        ]);
    }

    private function limit(string $name): int
    {
        return $this->config->limit('statistics', $name);
    }
}
