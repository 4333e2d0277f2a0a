<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Languages\Lang;

/**
 * Stores which items contain a word, one row per word and block, within the transaction that changes the items. The caller
 * holds the lock of the block (Blocks), so that no block is written concurrently.
 */
final readonly class WordBlocks
{
    /** Maximum number of words per statement. */
    private const CHUNK = 200;

    /** The same for reading statements. */
    private const READ = 1000;

    public function __construct(private Database $db)
    {
    }

    /**
     * The caller holds the locks of the blocks, since it has just applied the marks of these items.
     *
     * @param array<string, array<int, array<array-key, int|null>>> $changes weights by language, group id and word; null: removed
     */
    public function apply(array $changes): void
    {
        foreach ($changes as $language => $groups) {
            $blocks = [];
            foreach ($groups as $group => $words) {
                foreach ($words as $word => $weight) {
                    $blocks[Block::number($group)][(string) $word][Block::place($group)] = $weight;
                }
            }
            foreach ($blocks as $number => $words) {
                ksort($words, SORT_STRING);
                foreach (array_chunk($words, self::CHUNK, true) as $chunk) {
                    $this->change($language, $number, $chunk);
                }
            }
        }
    }

    /**
     * Stored weights of the words of items.
     *
     * @param array<string, array<int, list<string>>> $items words by language and group id
     * @return array<string, array<int, array<array-key, int>>> weights by language, group id and word
     */
    public function weights(array $items): array
    {
        $found = [];
        foreach ($items as $language => $groups) {
            $wanted = [];
            foreach ($groups as $group => $words) {
                foreach ($words as $word) {
                    $wanted[Block::number($group)][$word][] = $group;
                }
            }
            foreach ($wanted as $number => $words) {
                foreach (array_chunk(array_map(strval(...), array_keys($words)), self::READ) as $chunk) {
                    foreach ($this->read($language, $number, $chunk) as $word => $block) {
                        foreach ($words[$word] as $group) {
                            $weight = $block->weight(Block::place($group));
                            if ($weight !== null) {
                                $found[$language][$group][$word] = $weight;
                            }
                        }
                    }
                }
            }
        }

        return $found;
    }

    /**
     * Words whose number of items differs from the number of rows in the index.
     *
     * @return iterable<string>
     */
    public function inconsistentWords(Lang $language): iterable
    {
        $after = '';
        $sql = "SELECT DISTINCT word FROM {$this->table()} WHERE language = %s AND word > %s ORDER BY word LIMIT %d";
        while (($words = $this->db->column($sql, $language->value, $after, self::CHUNK)) !== []) {
            $after = $words[count($words) - 1];
            $in = 'language = %s AND word IN (' . Database::placeholders($words) . ')';
            $counts = array_fill_keys($words, 0);
            foreach ($this->db->rows("SELECT word, data FROM {$this->table()} WHERE {$in}", $language->value, ...$words) as $row) {
                $counts[(string) $row['word']] += self::decode((string) $row['data'])->count();
            }
            foreach ($this->db->rows("SELECT word, COUNT(*) AS items FROM {$this->words()} WHERE {$in} GROUP BY word", $language->value, ...$words) as $row) {
                $counts[(string) $row['word']] -= (int) $row['items'];
            }
            yield from array_map(strval(...), array_keys(array_filter($counts, static fn (int $count): bool => $count !== 0)));
        }
    }

    /**
     * Rebuilds them from the rows of the index. Within a transaction without earlier reads, until whose end changes of the language wait.
     *
     * @param list<string> $words
     */
    public function refill(Lang $language, array $words): void
    {
        $this->db->ids("SELECT block FROM {$this->db->table('catalogue_blocks')} WHERE language = %s FOR UPDATE", $language->value);
        foreach (array_chunk($words, self::CHUNK) as $chunk) {
            $in = 'language = %s AND word IN (' . Database::placeholders($chunk) . ')';
            $blocks = [];
            foreach ($this->db->rows("SELECT word, group_id, weight FROM {$this->words()} WHERE {$in} AND group_id > 0", $language->value, ...$chunk) as $row) {
                $group = (int) $row['group_id'];
                $blocks[Block::number($group)][(string) $row['word']] ??= WordBlock::none();
                $blocks[Block::number($group)][(string) $row['word']]->put(Block::place($group), (int) $row['weight']);
            }
            $this->db->execute("DELETE FROM {$this->table()} WHERE {$in}", $language->value, ...$chunk);
            foreach ($blocks as $number => $each) {
                $this->write($language->value, $number, $each);
            }
        }
    }

    /** @param non-empty-array<array-key, array<int, int|null>> $words weights by word and position */
    private function change(string $language, int $number, array $words): void
    {
        $names = array_map(strval(...), array_keys($words));
        // Rows must exist to be locked: a locking read of a missing row would lock its neighbours.
        $this->insert('INSERT IGNORE', $language, $number, array_fill_keys($names, ''));
        $blocks = $this->read($language, $number, $names, 'FOR UPDATE');
        foreach ($words as $word => $places) {
            $blocks[$word] ??= WordBlock::none();
            foreach ($places as $place => $weight) {
                $blocks[$word]->put($place, $weight);
            }
        }
        $this->write($language, $number, $blocks);
    }

    /** @param array<array-key, WordBlock> $blocks by word */
    private function write(string $language, int $number, array $blocks): void
    {
        $data = array_map(static fn (WordBlock $block): string => $block->encode(), $blocks);
        $empty = array_map(strval(...), array_keys($data, '', true));
        $this->insert('REPLACE', $language, $number, array_filter($data, static fn (string $each): bool => $each !== ''));
        if ($empty !== []) {
            $sql = "DELETE FROM {$this->table()} WHERE language = %s AND block = %d AND word IN (" . Database::placeholders($empty) . ')';
            $this->db->execute($sql, $language, $number, ...$empty);
        }
    }

    /** @param array<array-key, string> $data by word */
    private function insert(string $how, string $language, int $number, array $data): void
    {
        if ($data !== []) {
            $values = [];
            foreach ($data as $word => $each) {
                array_push($values, $language, (string) $word, $number, $each);
            }
            $tuples = implode(', ', array_fill(0, count($data), '(%s, %s, %d, %s)'));
            $this->db->execute("{$how} INTO {$this->table()} (language, word, block, data) VALUES {$tuples}", ...$values);
        }
    }

    /**
     * @param non-empty-list<string> $words
     * @return array<array-key, WordBlock> by word
     */
    private function read(string $language, int $number, array $words, string $lock = ''): array
    {
        $sql = "SELECT word, data FROM {$this->table()} WHERE language = %s AND block = %d AND word IN (" . Database::placeholders($words) . ") {$lock}";
        $blocks = [];
        foreach ($this->db->rows($sql, $language, $number, ...$words) as $row) {
            $blocks[(string) $row['word']] = self::decode((string) $row['data']);
        }

        return $blocks;
    }

    /** A damaged row counts as empty, so that it is found inconsistent and rewritten. */
    private static function decode(string $data): WordBlock
    {
        try {
            return $data === '' ? WordBlock::none() : WordBlock::decode($data);
        } catch (DatabaseError) {
            return WordBlock::none();
        }
    }

    private function table(): string
    {
        return $this->db->table('catalogue_word_blocks');
    }

    private function words(): string
    {
        return $this->db->table('catalogue_words');
    }
}
