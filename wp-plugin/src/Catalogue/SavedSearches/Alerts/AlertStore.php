<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Catalogue\SavedSearches\SearchTables;
use Passerelle\Kernel\Database;
use Passerelle\Notices\Digests\DigestStore;

/** Which search has raised a notice of which item: each item once. */
final readonly class AlertStore
{
    public function __construct(private Database $db, private DigestStore $digests)
    {
    }

    /**
     * @param list<int> $searchIds
     * @param list<int> $groupIds
     * @return array<int, list<int>> items by search
     */
    public function raised(array $searchIds, array $groupIds): array
    {
        if ($searchIds === [] || $groupIds === []) {
            return [];
        }
        $raised = [];
        $rows = $this->db->rows(
            "SELECT search_id, group_id FROM {$this->table()} WHERE search_id IN (" . Database::placeholders($searchIds)
                . ') AND group_id IN (' . Database::placeholders($groupIds) . ')',
            ...$searchIds,
            ...$groupIds,
        );
        foreach ($rows as $row) {
            $raised[(int) $row['search_id']][] = (int) $row['group_id'];
        }

        return $raised;
    }

    /** @param list<int> $searchIds which the notice is for */
    public function add(array $searchIds, int $groupId, int $noticeId): void
    {
        $this->db->insertRows(SearchTables::ALERTS, ['search_id', 'group_id', 'notice_id'], array_map(static fn (int $id): array => [$id, $groupId, $noticeId], $searchIds));
    }

    /**
     * @param list<int> $noticeIds
     * @return array<int, list<int>> searches by notice
     */
    public function searchesOf(array $noticeIds): array
    {
        if ($noticeIds === []) {
            return [];
        }
        $searches = [];
        foreach ($this->db->rows("SELECT notice_id, search_id FROM {$this->table()} WHERE notice_id IN (" . Database::placeholders($noticeIds) . ')', ...$noticeIds) as $row) {
            $searches[(int) $row['notice_id']][] = (int) $row['search_id'];
        }

        return $searches;
    }

    /** What waits for a mail because of this search alone is not mailed any more. */
    public function withdraw(int $userId, int $searchId): void
    {
        $ids = $this->db->ids(
            "SELECT mine.notice_id FROM {$this->table()} mine LEFT JOIN {$this->table()} other ON other.notice_id = mine.notice_id AND other.search_id <> mine.search_id
            WHERE mine.search_id = %d AND other.search_id IS NULL AND mine.notice_id > 0",
            $searchId,
        );
        $this->digests->withdrawThese($userId, $ids);
    }

    public function forget(int $searchId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE search_id = %d", $searchId);
    }

    public function forgetPerson(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE search_id IN (SELECT id FROM {$this->db->table(SearchTables::SEARCHES)} WHERE user_id = %d)", $userId);
    }

    public function forgetItem(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    private function table(): string
    {
        return $this->db->table(SearchTables::ALERTS);
    }
}
