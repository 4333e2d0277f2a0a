<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Content\OwnRecords\OwnPosts;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Site\Statistics\Counts\Counts;

/** Views, favourites and contacts of what a person owns or co-edits. */
final readonly class ReadOwnStatistics
{
    /** Number of groups in one statement. */
    private const AT_ONCE = 500;

    /** @param array<string, Counts> $counts by SeriesKey */
    public function __construct(
        private OwnPosts $own,
        private array $counts,
        private Records $records,
        private Policy $policy,
        private RecordPaths $paths,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /**
     * @param string $from YYYY-MM-DD; empty: so that the period has the default length
     * @param string $to YYYY-MM-DD, included; empty: today
     * @throws DomainError access_token_missing · invalid_fields: invalid_date (also of more than a year), end_before_start
     */
    public function __invoke(Viewer $viewer, Lang $language, string $from, string $to): OwnStatistics
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $limit = fn (string $name): int => $this->config->limit('statistics', $name);
        $period = Period::ofDays($from, $to, $this->clock->now(), $limit('days'));
        if ($period->days() > $limit('maxDays')) {
            throw DomainError::invalid([new FieldError('from', 'invalid_date')]);
        }
        $groups = $this->own->groupsOf($viewer);
        $empty = array_fill_keys($period->dayNames(), 0);
        $series = [];
        $totals = array_fill_keys($groups, array_fill_keys(array_keys($this->counts), 0));
        foreach ($this->counts as $key => $counts) {
            $days = $empty;
            foreach ($this->rows($counts, $groups, $period) as ['groupId' => $groupId, 'day' => $day, 'count' => $count]) {
                $days[$day] += $count;
                $totals[$groupId][$key] += $count;
            }
            $series[$key] = array_map(static fn (string $day, int $count): array => ['day' => $day, 'count' => $count], array_keys($days), array_values($days));
        }

        return new OwnStatistics($period, $series, $this->items($viewer, $language, $totals, $limit('itemsShown')), count($groups));
    }

    /**
     * @param list<int> $groups
     * @return iterable<array{groupId: int, day: string, count: int}>
     */
    private function rows(Counts $counts, array $groups, Period $period): iterable
    {
        foreach ($groups === [] ? [] : array_chunk($groups, self::AT_ONCE) as $some) {
            yield from $counts->of($some, $period);
        }
    }

    /**
     * @param array<int, array<string, int>> $totals by group and SeriesKey
     * @return list<OwnItem>
     */
    private function items(Viewer $viewer, Lang $language, array $totals, int $most): array
    {
        uasort($totals, static fn (array $one, array $other): int => array_values($other) <=> array_values($one));
        $shown = array_slice($totals, 0, $most, true);
        $found = $this->records->findGroups(array_keys($shown));
        $items = [];
        foreach ($shown as $groupId => $counts) {
            $record = $this->record($viewer, $found[$groupId] ?? [], $language);
            if ($record !== null) {
                $items[] = new OwnItem($record, $record->status->isPublic() ? $this->paths->of($record) : null, $counts);
            }
        }

        return $items;
    }

    /**
     * The policy decides, not the query. A public one comes before a draft.
     *
     * @param array<string, Record> $group
     */
    private function record(Viewer $viewer, array $group, Lang $language): ?Record
    {
        $readable = array_filter($group, fn (Record $record): bool => $this->policy->access($viewer, $record) !== Access::None);
        $public = array_filter($readable, static fn (Record $record): bool => $record->status->isPublic());
        foreach ([$public, $readable] as $records) {
            $found = $records[$language->value] ?? array_values($records)[0] ?? null;
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }
}
