<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Database;

/** Writes and reads index entries. The caller holds the transaction. */
final readonly class EntryStore
{
    /** Rows of one INSERT: keeps a statement far below the engines' limits. */
    private const CHUNK = 200;

    public function __construct(private Database $db, private FacetValues $values)
    {
    }

    public function put(Entry $entry): void
    {
        $stored = $this->read([$entry->postId])[$entry->postId] ?? null;
        if ($stored !== null && $entry->differences($stored) === []) {
            return;
        }
        $this->remove([$entry->postId]);
        $columns = array_filter($entry->columns, static fn (?string $value): bool => $value !== null);
        $this->insert('catalogue', ['post_id', ...array_keys($columns)], [[$entry->postId, ...array_values($columns)]]);
        $this->insert('catalogue_words', ['language', 'word', 'post_id', 'weight'], array_map(
            static fn (int|string $word, int $weight): array => [$entry->language(), (string) $word, $entry->postId, $weight],
            array_keys($entry->words),
            array_values($entry->words),
        ));
        $this->insert('catalogue_facets', ['language', 'value_id', 'post_id'], array_map(
            static fn (int $valueId): array => [$entry->language(), $valueId, $entry->postId],
            $this->values->ids($entry->terms),
        ));
    }

    /** @param list<int> $postIds */
    public function remove(array $postIds): void
    {
        if ($postIds === []) {
            return;
        }
        foreach (['catalogue_words', 'catalogue_facets', 'catalogue'] as $table) {
            $this->db->execute(
                "DELETE FROM {$this->db->table($table)} WHERE post_id IN (" . Database::placeholders($postIds) . ')',
                ...$postIds,
            );
        }
    }

    /**
     * @param list<int> $postIds
     * @return array<int, Entry> by post id, those that exist
     */
    public function read(array $postIds): array
    {
        if ($postIds === []) {
            return [];
        }
        $words = array_fill_keys($postIds, []);
        $terms = $entries = [];
        $in = 'post_id IN (' . Database::placeholders($postIds) . ')';
        foreach ($this->db->rows("SELECT post_id, word, weight FROM {$this->db->table('catalogue_words')} WHERE {$in}", ...$postIds) as $row) {
            $words[(int) $row['post_id']][(string) $row['word']] = (int) $row['weight'];
        }
        $sql = "SELECT f.post_id, v.facet, v.value FROM {$this->db->table('catalogue_facets')} f
            JOIN {$this->db->table('catalogue_values')} v ON v.id = f.value_id WHERE f.{$in} ORDER BY f.post_id, v.facet, v.value";
        foreach ($this->db->rows($sql, ...$postIds) as $row) {
            $terms[(int) $row['post_id']][(string) $row['facet']][] = (string) $row['value'];
        }
        foreach ($this->db->rows("SELECT * FROM {$this->db->table('catalogue')} WHERE {$in}", ...$postIds) as $row) {
            $id = (int) $row['post_id'];
            unset($row['post_id']);
            ksort($words[$id], SORT_STRING);
            $entries[$id] = new Entry($id, $row, $words[$id], $terms[$id] ?? []);
        }

        return $entries;
    }

    /**
     * Ids of everything that has a row in any table of the index, for verify and rebuild.
     *
     * @return list<int> in ascending order, at most $limit, all above $after
     */
    public function ids(int $after, int $limit): array
    {
        $ids = [];
        foreach (['catalogue', 'catalogue_words', 'catalogue_facets'] as $table) {
            $sql = "SELECT DISTINCT post_id FROM {$this->db->table($table)} WHERE post_id > %d ORDER BY post_id LIMIT %d";
            array_push($ids, ...$this->db->ids($sql, $after, $limit));
        }
        $ids = array_values(array_unique($ids));
        sort($ids);

        return array_slice($ids, 0, $limit);
    }

    /**
     * @param list<string> $columns
     * @param list<non-empty-list<int|string>> $rows
     */
    private function insert(string $table, array $columns, array $rows): void
    {
        foreach (array_chunk($rows, self::CHUNK) as $chunk) {
            $tuples = array_map(static fn (array $row): string => '(' . Database::placeholders($row) . ')', $chunk);
            $this->db->execute(
                "INSERT INTO {$this->db->table($table)} (" . implode(', ', $columns) . ') VALUES ' . implode(', ', $tuples),
                ...array_merge(...$chunk),
            );
        }
    }
}
