<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Times;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** The short lists of the home page and of detail pages. Each is one statement; all return ids of public posts of one language. */
final readonly class IndexFinders implements Finders
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function closingSoon(Lang $language, int $limit): array
    {
        return $this->list($language, ContentType::CallForApplication, $limit, 'c.closes_at, c.post_id', $this->isOpen() . " AND c.closes_at >= '{$this->now()}'");
    }

    public function nextEvents(Lang $language, int $limit): array
    {
        $now = $this->clock->now()->getTimestamp();
        $starts = [];
        $sql = "SELECT c.post_id, c.times FROM {$this->db->table('catalogue')} c WHERE c.language = %s AND c.type = %s AND {$this->isOpen()} AND c.times IS NOT NULL
            AND (c.times LIKE '%% %%' OR c.starts_at <= COALESCE((SELECT n.starts_at FROM {$this->db->table('catalogue')} n
            WHERE n.language = %s AND n.type = %s AND n.state_rule = 'dates' AND n.closes_at >= '{$this->now()}' AND n.times NOT LIKE '%% %%'
            ORDER BY n.starts_at LIMIT 1 OFFSET %d), '9999-12-31'))";
        // Those that come back, whose next date is among their times, and the first ones that do not.
        foreach ($this->db->rows($sql, $language->value, ContentType::Event->value, $language->value, ContentType::Event->value, max(0, $limit - 1)) as $row) {
            $next = array_filter(Times::read((string) $row['times']), static fn (array $date): bool => $date[1] >= $now);
            $starts[(int) $row['post_id']] = array_values($next)[0][0] ?? PHP_INT_MAX;
        }
        $ids = array_keys($starts);
        usort($ids, static fn (int $one, int $other): int => [$starts[$one], $one] <=> [$starts[$other], $other]);

        return array_slice($ids, 0, $limit);
    }

    public function nextTrainings(Lang $language, int $limit): array
    {
        return $this->list($language, ContentType::Training, $limit, 'c.starts_at IS NULL, c.starts_at, c.post_id', $this->isOpen());
    }

    public function latest(Lang $language, ContentType $type, int $limit): array
    {
        $kind = $type === ContentType::Structure ? "c.kind = '" . Kind::Structure->value . "'" : '1 = 1';

        return $this->list($language, $type->searchType(), $limit, 'c.published_at DESC, c.post_id DESC', $kind);
    }

    public function related(Record $record, int $limit): array
    {
        $facets = $this->db->table('catalogue_facets');

        return $this->db->ids(
            "SELECT c.post_id FROM {$facets} mine
            JOIN {$this->db->table('catalogue_values')} v ON v.id = mine.value_id
            JOIN {$facets} theirs ON theirs.language = mine.language AND theirs.value_id = mine.value_id
            JOIN {$this->db->table('catalogue')} c ON c.post_id = theirs.post_id
            WHERE mine.post_id = %d AND c.type = %s AND c.group_id <> %d
            AND v.facet IN (%s, %s) GROUP BY c.post_id, c.published_at
            ORDER BY SUM(CASE WHEN v.facet = %s THEN 2 ELSE 1 END) DESC, c.published_at DESC, c.post_id DESC
            LIMIT %d",
            $record->id,
            $record->type->searchType()->value,
            $record->groupId,
            Filters::SECTOR,
            Filters::COUNTRY,
            Filters::SECTOR,
            $limit,
        );
    }

    public function countsPerType(Lang $language): array
    {
        $counts = [];
        foreach (ContentType::cases() as $type) {
            $counts[$type->searchType()->value] = 0;
        }
        $sql = "SELECT type, COUNT(*) AS items FROM {$this->db->table('catalogue')} WHERE language = %s GROUP BY type";
        foreach ($this->db->rows($sql, $language->value) as $row) {
            $counts[(string) $row['type']] = (int) $row['items'];
        }

        return $counts;
    }

    public function countriesCount(Lang $language): int
    {
        return (int) $this->db->value(
            // Not EXISTS: MariaDB would turn it into a join and read every row of every country.
            "SELECT COUNT(*) FROM {$this->db->table('catalogue_values')} v WHERE v.facet = %s
            AND (SELECT f.post_id FROM {$this->db->table('catalogue_facets')} f WHERE f.language = %s AND f.value_id = v.id LIMIT 1) IS NOT NULL",
            Filters::COUNTRY,
            $language->value,
        );
    }

    public function directoryByCountry(Lang $language): array
    {
        $rows = $this->db->rows(
            "SELECT v.value, c.kind, COUNT(*) AS items FROM {$this->db->table('catalogue')} c
            JOIN {$this->db->table('catalogue_facets')} f ON f.post_id = c.post_id
            JOIN {$this->db->table('catalogue_values')} v ON v.id = f.value_id AND v.facet = %s
            WHERE c.language = %s AND c.type = %s GROUP BY v.value, c.kind",
            Filters::COUNTRY,
            $language->value,
            ContentType::CommunityProfile->value,
        );
        $countries = [];
        foreach ($rows as $row) {
            $countries[(string) $row['value']][(string) $row['kind']] = (int) $row['items'];
        }
        uksort($countries, static fn (string $one, string $other): int => [array_sum($countries[$other]), $one] <=> [array_sum($countries[$one]), $other]);

        return $countries;
    }

    public function ofGroups(Lang $language, array $groupIds): array
    {
        if ($groupIds === []) {
            return [];
        }
        $posts = [];
        $sql = "SELECT post_id, group_id FROM {$this->db->table('catalogue')} WHERE language = %s AND group_id IN (" . Database::placeholders($groupIds) . ')';
        foreach ($this->db->rows($sql, $language->value, ...$groupIds) as $row) {
            $posts[(int) $row['group_id']] = (int) $row['post_id'];
        }

        return array_values(array_filter(array_map(static fn (int $group): ?int => $posts[$group] ?? null, $groupIds), is_int(...)));
    }

    public function publishedBy(Lang $language, int $userId, array $groupIds, int $limit): array
    {
        $groups = $groupIds === [] ? [0] : $groupIds;

        return $this->db->ids(
            "SELECT c.post_id FROM {$this->db->table('catalogue')} c JOIN {$this->db->wpdb->posts} p ON p.ID = c.post_id
            WHERE c.language = %s AND c.type <> %s AND ((p.post_author = %d AND p.post_author > 0) OR c.group_id IN (" . Database::placeholders($groups) . '))
            ORDER BY c.published_at DESC, c.post_id DESC LIMIT %d',
            $language->value,
            ContentType::CommunityProfile->value,
            $userId,
            ...$groups,
            ...[$limit],
        );
    }

    public function postsOfGroups(array $groupIds): array
    {
        return $groupIds === [] ? [] : $this->db->ids(
            "SELECT post_id FROM {$this->db->table('catalogue')} WHERE group_id IN (" . Database::placeholders($groupIds) . ') ORDER BY post_id',
            ...$groupIds,
        );
    }

    /** @return list<int> */
    private function list(Lang $language, ContentType $type, int $limit, string $order, string $condition): array
    {
        return $this->db->ids(
            "SELECT c.post_id FROM {$this->db->table('catalogue')} c WHERE c.language = %s AND c.type = %s AND {$condition} ORDER BY {$order} LIMIT %d",
            $language->value,
            $type->value,
            $limit,
        );
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function isOpen(): string
    {
        return StateRule::sql($this->clock->now()) . " = '" . OpenState::Open->value . "'";
    }
}
