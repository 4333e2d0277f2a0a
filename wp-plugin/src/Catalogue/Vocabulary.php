<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Text\Stems;
use Passerelle\Catalogue\Spelling\Spellings;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;

/** All words that items contain or contained, with their stems, for lookups of prefixes and inflections. Much smaller than the index. */
final readonly class Vocabulary
{
    private const CHUNK = 200;

    public function __construct(private Database $db, private Transaction $transaction, private Spellings $spellings)
    {
    }

    /**
     * Unused words are not deleted: looking them up is cheap.
     *
     * @param list<string> $words
     */
    public function add(Lang $language, array $words): void
    {
        // Sorted, so that concurrent changes lock in the same order.
        sort($words, SORT_STRING);
        foreach (array_chunk($words, self::CHUNK) as $chunk) {
            $known = [];
            $sql = "SELECT word, stem FROM {$this->table()} WHERE language = %s AND word IN (" . Database::placeholders($chunk) . ')';
            foreach ($this->db->rows($sql, $language->value, ...$chunk) as $row) {
                $known[(string) $row['word']] = (string) $row['stem'];
            }
            $missing = $new = [];
            foreach ($chunk as $word) {
                $stem = Stems::of($word, $language);
                if (!isset($known[$word])) {
                    $new[] = $word;
                    array_push($missing, $language->value, $word, $stem);
                } elseif ($known[$word] !== $stem) {
                    $this->db->execute("UPDATE {$this->table()} SET stem = %s WHERE language = %s AND word = %s", $stem, $language->value, $word);
                }
            }
            if ($missing !== []) {
                $tuples = implode(', ', array_fill(0, intdiv(count($missing), 3), '(%s, %s, %s)'));
                $this->db->execute("INSERT IGNORE INTO {$this->table()} (language, word, stem) VALUES {$tuples}", ...$missing);
                // Searches find the words without them: the save does not wait for a dozen rows per word.
                $this->transaction->afterCommit(fn () => $this->spellings->add($language, $new));
            }
        }
    }

    /**
     * Words with these stems, and at most $limit words with the prefix $beginning. One statement.
     *
     * @param non-empty-list<string> $words
     * @return list<array{word: string, stem: string, isCompletion: bool}>
     */
    public function find(Lang $language, array $words, string $beginning, int $limit): array
    {
        $stems = array_map(static fn (string $word): string => Stems::of($word, $language), $words);
        $table = $this->table();
        $rows = $this->db->rows(
            "SELECT word, stem, 0 AS is_completion FROM {$table} WHERE language = %s AND word IN (" . Database::placeholders($words) . ')'
            . " UNION SELECT word, stem, 0 FROM {$table} WHERE language = %s AND stem IN (" . Database::placeholders($stems) . ')'
            . " UNION SELECT word, stem, 1 FROM (SELECT word, stem FROM {$table} WHERE language = %s AND word LIKE %s LIMIT %d) completions",
            ...[$language->value, ...$words, $language->value, ...$stems, $language->value, $this->db->wpdb->esc_like($beginning) . '%', $limit],
        );

        return array_map(static fn (array $row): array => [
            'word' => (string) $row['word'],
            'stem' => (string) $row['stem'],
            'isCompletion' => (int) $row['is_completion'] === 1,
        ], $rows);
    }

    private function table(): string
    {
        return $this->db->table('catalogue_vocabulary');
    }
}
