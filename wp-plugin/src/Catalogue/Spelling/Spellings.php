<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Spelling;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Words of the index by the forms of their spelling: finds the word that was probably meant. */
final readonly class Spellings
{
    public const TABLE = 'catalogue_spellings';

    private const CHUNK = 500;

    /** Letters of a word from which on two may differ. */
    private const LONG = 7;

    public function __construct(private Database $db)
    {
    }

    /**
     * The most frequent of the words in public items that are nearest to a word. One statement.
     *
     * @param string $word folded
     * @return string|null null: none is near
     */
    public function nearest(string $word, Lang $language): ?string
    {
        $forms = SpellingForms::of($word);
        if ($forms === []) {
            return null;
        }
        $rows = $this->db->rows(
            "SELECT s.word, SUM(LENGTH(b.data)) AS size FROM {$this->db->table(self::TABLE)} s
            JOIN {$this->db->table('catalogue_word_blocks')} b ON b.language = s.language AND b.word = s.word
            WHERE s.language = %s AND s.form IN (" . Database::placeholders($forms) . ') GROUP BY s.word',
            $language->value,
            ...$forms,
        );
        $nearest = null;
        $best = [];
        foreach ($rows as $row) {
            $found = (string) $row['word'];
            $distance = self::distance($word, $found);
            if ($found === $word || $distance > self::allowed($word)) {
                continue;
            }
            $rank = [$distance, $found[0] === $word[0] ? 0 : 1, -(int) $row['size'], $found];
            if ($nearest === null || $rank < $best) {
                [$nearest, $best] = [$found, $rank];
            }
        }

        return $nearest;
    }

    /**
     * Stores the forms of new words.
     *
     * @param list<string> $words
     */
    public function add(Lang $language, array $words): void
    {
        $rows = [];
        foreach ($words as $word) {
            foreach (SpellingForms::of($word) as $form) {
                $rows[] = [$form, $word];
            }
        }
        foreach (array_chunk($rows, self::CHUNK) as $chunk) {
            $values = array_merge(...array_map(static fn (array $row): array => [$language->value, ...$row], $chunk));
            $this->db->execute(
                "INSERT IGNORE INTO {$this->db->table(self::TABLE)} (language, form, word) VALUES " . implode(', ', array_fill(0, count($chunk), '(%s, %s, %s)')),
                ...$values,
            );
        }
    }

    /** @return list<string> words of the vocabulary after another one, without forms, in order */
    public function missing(Lang $language, string $after, int $limit): array
    {
        $words = $this->db->rows(
            "SELECT v.word FROM {$this->db->table('catalogue_vocabulary')} v WHERE v.language = %s AND v.word > %s
            AND NOT EXISTS (SELECT 1 FROM {$this->db->table(self::TABLE)} s WHERE s.language = v.language AND s.form = v.word AND s.word = v.word)
            ORDER BY v.word LIMIT %d",
            $language->value,
            $after,
            $limit,
        );

        return array_map(static fn (array $row): string => (string) $row['word'], $words);
    }

    private static function allowed(string $word): int
    {
        return strlen($word) >= self::LONG ? 2 : 1;
    }

    /** Letters to add, remove or replace, and neighbours to swap; at most 1 for words of one sound. */
    private static function distance(string $one, string $other): int
    {
        $distance = self::swaps($one, $other) ? 1 : levenshtein($one, $other);

        return SpellingForms::sound($one) === SpellingForms::sound($other) ? min($distance, 1) : $distance;
    }

    /** True when only two neighbours changed places. */
    private static function swaps(string $one, string $other): bool
    {
        $at = strspn($one ^ $other, "\0");

        return strlen($one) === strlen($other)
            && $at < strlen($one) - 1
            && $one[$at] === $other[$at + 1]
            && $one[$at + 1] === $other[$at]
            && substr($one, $at + 2) === substr($other, $at + 2);
    }
}
