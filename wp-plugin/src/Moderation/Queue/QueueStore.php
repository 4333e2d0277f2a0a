<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use DateTimeImmutable;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * Writes and reads the index, within a transaction of the caller. Rows are changed by their whole key: that locks nothing beside
 * them, so that decisions on neighbouring records don't wait for each other.
 */
final readonly class QueueStore
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param array<string, QueueEntry> $entries by target
     * @param array<string, DateTimeImmutable> $since by target, for each entry
     */
    public function write(int $postId, array $entries, array $since): void
    {
        $stored = $this->rows([$postId])[$postId] ?? [];
        $wanted = [];
        foreach ($entries as $target => $entry) {
            foreach ($entry->countries as $country) {
                $wanted["{$target} {$country}"] = [...$entry->columns, 'since' => $since[$target]->format(StoredInstant::FORMAT)];
            }
        }
        foreach (array_diff_key($stored, $wanted) as $key => $row) {
            $this->deleteRow($postId, $key);
        }
        foreach ($wanted as $key => $columns) {
            if (!isset($stored[$key])) {
                $this->insertRow($postId, $key, $columns);
            } elseif ($stored[$key] !== $columns) {
                $this->updateRow($postId, $key, $columns);
            }
        }
    }

    /** @param list<string> $sectors */
    public function writeSectors(int $postId, array $sectors): void
    {
        $stored = $this->sectors([$postId])[$postId] ?? [];
        foreach (array_diff($stored, $sectors) as $sector) {
            $this->db->execute("DELETE FROM {$this->db->table(QueueTables::SECTORS)} WHERE post_id = %d AND sector = %s", $postId, $sector);
        }
        foreach (array_diff($sectors, $stored) as $sector) {
            $this->db->execute("INSERT INTO {$this->db->table(QueueTables::SECTORS)} (post_id, sector) VALUES (%d, %s)", $postId, $sector);
        }
    }

    /**
     * @param list<int> $postIds
     * @return array<int, array<string, array<string, string>>> by post id, then "target country"
     */
    public function rows(array $postIds): array
    {
        $rows = [];
        $sql = "SELECT post_id, target, country, status, type, language, owner_id, title_sort, since FROM {$this->db->table(QueueTables::QUEUE)} WHERE post_id IN (";
        foreach ($postIds === [] ? [] : $this->db->rows($sql . Database::placeholders($postIds) . ')', ...$postIds) as $row) {
            $columns = array_map(strval(...), $row);
            $key = "{$columns['target']} {$columns['country']}";
            unset($columns['post_id'], $columns['target'], $columns['country']);
            $rows[(int) $row['post_id']][$key] = $columns;
        }

        return $rows;
    }

    /**
     * @param list<int> $postIds
     * @return array<int, list<string>> by post id, sorted
     */
    public function sectors(array $postIds): array
    {
        $sectors = [];
        $sql = "SELECT post_id, sector FROM {$this->db->table(QueueTables::SECTORS)} WHERE post_id IN (";
        foreach ($postIds === [] ? [] : $this->db->rows($sql . Database::placeholders($postIds) . ') ORDER BY post_id, sector', ...$postIds) as $row) {
            $sectors[(int) $row['post_id']][] = (string) $row['sector'];
        }

        return $sectors;
    }

    /** @return list<int> posts with rows, in ascending order, at most $limit, all above $after */
    public function ids(int $after, int $limit): array
    {
        $ids = [];
        foreach ([QueueTables::QUEUE, QueueTables::SECTORS] as $table) {
            array_push($ids, ...$this->db->ids("SELECT DISTINCT post_id FROM {$this->db->table($table)} WHERE post_id > %d ORDER BY post_id LIMIT %d", $after, $limit));
        }
        $ids = array_values(array_unique($ids));
        sort($ids);

        return array_slice($ids, 0, $limit);
    }

    /** @param array<string, string> $columns */
    private function insertRow(int $postId, string $key, array $columns): void
    {
        $this->db->execute(
            "INSERT INTO {$this->db->table(QueueTables::QUEUE)} (post_id, target, country, status, type, language, owner_id, title_sort, since)
                VALUES (%d, %s, %s, %s, %s, %s, %d, %s, %s)",
            $postId,
            ...self::keyOf($key),
            ...self::values($columns),
        );
    }

    /** @param array<string, string> $columns */
    private function updateRow(int $postId, string $key, array $columns): void
    {
        $this->db->execute(
            "UPDATE {$this->db->table(QueueTables::QUEUE)} SET status = %s, type = %s, language = %s, owner_id = %d, title_sort = %s, since = %s
                WHERE post_id = %d AND target = %s AND country = %s",
            ...self::values($columns),
            ...[$postId],
            ...self::keyOf($key),
        );
    }

    private function deleteRow(int $postId, string $key): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(QueueTables::QUEUE)} WHERE post_id = %d AND target = %s AND country = %s", $postId, ...self::keyOf($key));
    }

    /**
     * @param array<string, string> $columns
     * @return list<string>
     */
    private static function values(array $columns): array
    {
        return [$columns['status'], $columns['type'], $columns['language'], $columns['owner_id'], $columns['title_sort'], $columns['since']];
    }

    /** @return list<string> target and country */
    private static function keyOf(string $key): array
    {
        return explode(' ', $key, 2);
    }
}
