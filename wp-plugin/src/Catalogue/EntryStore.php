<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\WordBlocks;
use Passerelle\Catalogue\Text\Stems;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Writes and reads index entries, within a transaction of the caller. */
final readonly class EntryStore
{
    /** A weight that no word has. */
    private const DAMAGED = -1;

    public function __construct(
        private Database $db,
        private FacetValues $values,
        private Vocabulary $vocabulary,
        private Blocks $blocks,
        private WordBlocks $wordBlocks,
    ) {
    }

    /** Writes the entries that differ from the stored ones. */
    public function put(Entry ...$entries): void
    {
        $stored = $this->read(array_values(array_map(static fn (Entry $entry): int => $entry->postId, $entries)));
        $changed = array_filter(
            $entries,
            static fn (Entry $entry): bool => !isset($stored[$entry->postId]) || $entry->differences($stored[$entry->postId]) !== [],
        );
        $had = $this->lockWords(array_values(array_map(static fn (Entry $entry): int => $entry->postId, $changed)));
        $sets = [];
        foreach ($changed as $entry) {
            $before = $stored[$entry->postId] ?? null;
            if ($before !== null) {
                $sets[$before->language()][$before->groupId()] = null;
            }
            $this->delete([$entry->postId]);
            $this->write($entry);
        }
        $words = self::removals($had);
        foreach ($changed as $entry) {
            $language = $entry->language();
            $group = $entry->groupId();
            $sets[$language][$group] = $entry->marks();
            foreach ($entry->words as $word => $weight) {
                // Unchanged entries are not written.
                if (($had[$language][$group][$word] ?? null) === $weight && ($stored[$entry->postId]->words[$word] ?? null) === $weight) {
                    unset($words[$language][$group][$word]);
                } else {
                    $words[$language][$group][$word] = $weight;
                }
            }
        }
        $this->blocks->apply($sets);
        $this->wordBlocks->apply($words);
    }

    /** @param list<int> $postIds */
    public function remove(array $postIds): void
    {
        if ($postIds === []) {
            return;
        }
        $sets = [];
        $sql = "SELECT language, group_id FROM {$this->db->table('catalogue')} WHERE post_id IN (" . Database::placeholders($postIds) . ')';
        foreach ($this->db->rows($sql, ...$postIds) as $row) {
            $sets[(string) $row['language']][(int) $row['group_id']] = null;
        }
        $words = $this->lockWords($postIds);
        $this->delete($postIds);
        $this->blocks->apply($sets);
        // verify() reports words without an item: their blocks are not locked here.
        $this->wordBlocks->apply(self::removals(array_map(
            static fn (string $language): array => array_intersect_key($words[$language] ?? [], $sets[$language]),
            array_combine(array_keys($sets), array_keys($sets)),
        )));
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
        $terms = $entries = $places = $rows = $items = [];
        $in = 'post_id IN (' . Database::placeholders($postIds) . ')';
        $sql = "SELECT w.post_id, w.language, w.word, w.weight, w.group_id, v.stem FROM {$this->db->table('catalogue_words')} w
            LEFT JOIN {$this->db->table('catalogue_vocabulary')} v ON v.language = w.language AND v.word = w.word WHERE w.{$in}";
        foreach ($this->db->rows($sql, ...$postIds) as $row) {
            $word = (string) $row['word'];
            // Words without stem or group, or with a stem of former rules, cannot be found.
            $isWhole = $row['stem'] === Stems::of($word, Lang::from((string) $row['language'])) && (int) $row['group_id'] > 0;
            $words[(int) $row['post_id']][$word] = $isWhole ? (int) $row['weight'] : self::DAMAGED;
            $items[(string) $row['language']][(int) $row['group_id']][] = $word;
        }
        $found = $this->wordBlocks->weights($items);
        $sql = "SELECT f.post_id, v.facet, v.value FROM {$this->db->table('catalogue_facets')} f
            JOIN {$this->db->table('catalogue_values')} v ON v.id = f.value_id WHERE f.{$in} ORDER BY f.post_id, v.facet, v.value";
        foreach ($this->db->rows($sql, ...$postIds) as $row) {
            $terms[(int) $row['post_id']][(string) $row['facet']][] = (string) $row['value'];
        }
        foreach ($this->db->rows("SELECT * FROM {$this->db->table('catalogue')} WHERE {$in}", ...$postIds) as $row) {
            $id = (int) $row['post_id'];
            unset($row['post_id']);
            $rows[$id] = $row;
            $places[$id] = ['language' => (string) $row['language'], 'group' => (int) $row['group_id']];
        }
        $marks = $this->blocks->marks($places);
        foreach ($rows as $id => $row) {
            // Nor can words missing in their block.
            foreach ($words[$id] as $word => $weight) {
                if (($found[$places[$id]['language']][$places[$id]['group']][$word] ?? null) !== $weight) {
                    $words[$id][$word] = self::DAMAGED;
                }
            }
            ksort($words[$id], SORT_STRING);
            $entries[$id] = new Entry($id, $row, $words[$id], $terms[$id] ?? [], $marks[$id]);
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
     * @param non-empty-list<int> $postIds
     * @return list<int> those with a row
     */
    public function indexed(array $postIds): array
    {
        return $this->db->ids("SELECT post_id FROM {$this->db->table('catalogue')} WHERE post_id IN (" . Database::placeholders($postIds) . ')', ...$postIds);
    }

    /**
     * Groups in the sets of a language without an entry in the index.
     *
     * @return list<int> group ids
     */
    public function orphans(Lang $language): array
    {
        $known = $this->db->ids("SELECT group_id FROM {$this->db->table('catalogue')} WHERE language = %s", $language->value);

        return array_values(array_diff($this->blocks->groups($language), $known));
    }

    public function removeOrphans(Lang $language): void
    {
        $this->blocks->apply([$language->value => array_fill_keys($this->orphans($language), null)]);
    }

    /** @return iterable<string> words whose stored items differ from the index */
    public function inconsistentWords(Lang $language): iterable
    {
        return $this->wordBlocks->inconsistentWords($language);
    }

    /**
     * Within a transaction of the caller without earlier reads.
     *
     * @param list<string> $words
     */
    public function refillWords(Lang $language, array $words): void
    {
        $this->wordBlocks->refill($language, $words);
    }

    /**
     * Locks and reads the current words of items: earlier reads of the transaction may be outdated.
     *
     * @param list<int> $postIds
     * @return array<string, array<int, array<array-key, int>>> weights by language, group id and word
     */
    private function lockWords(array $postIds): array
    {
        if ($postIds === []) {
            return [];
        }
        $words = [];
        $sql = "SELECT language, word, group_id, weight FROM {$this->db->table('catalogue_words')} WHERE post_id IN (" . Database::placeholders($postIds) . ') FOR UPDATE';
        foreach ($this->db->rows($sql, ...$postIds) as $row) {
            $words[(string) $row['language']][(int) $row['group_id']][(string) $row['word']] = (int) $row['weight'];
        }

        return $words;
    }

    /**
     * @param array<string, array<int, array<array-key, int>>> $words
     * @return array<string, array<int, array<array-key, null>>>
     */
    private static function removals(array $words): array
    {
        return array_map(static fn (array $groups): array => array_map(static fn (array $each): array => array_fill_keys(array_keys($each), null), $groups), $words);
    }

    private function write(Entry $entry): void
    {
        $columns = array_filter($entry->columns, static fn (?string $value): bool => $value !== null);
        $this->db->insertRows('catalogue', ['post_id', ...array_keys($columns)], [[$entry->postId, ...array_values($columns)]]);
        $words = array_map(strval(...), array_keys($entry->words));
        $this->vocabulary->add(Lang::from($entry->language()), $words);
        $this->db->insertRows('catalogue_words', ['language', 'word', 'post_id', 'weight', 'group_id'], array_map(
            static fn (string $word, int $weight): array => [$entry->language(), $word, $entry->postId, $weight, $entry->groupId()],
            $words,
            array_values($entry->words),
        ));
        $this->db->insertRows('catalogue_facets', ['language', 'value_id', 'post_id'], array_map(
            static fn (int $valueId): array => [$entry->language(), $valueId, $entry->postId],
            $this->values->ids($entry->terms),
        ));
    }

    /** @param non-empty-list<int> $postIds */
    private function delete(array $postIds): void
    {
        foreach (['catalogue_words', 'catalogue_facets', 'catalogue'] as $table) {
            $this->db->execute(
                "DELETE FROM {$this->db->table($table)} WHERE post_id IN (" . Database::placeholders($postIds) . ')',
                ...$postIds,
            );
        }
    }
}
