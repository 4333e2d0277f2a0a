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

    public function __construct(private Database $db)
    {
    }

    /**
     * Words of public items that share a form with each word. One statement.
     *
     * @param list<string> $words folded
     * @return array<string, array<array-key, int>> frequencies by word and by the word that is like it
     */
    public function near(array $words, Lang $language): array
    {
        $wordsOf = [];
        foreach ($words as $word) {
            foreach (SpellingForms::of($word) as $form) {
                $wordsOf[$form][] = $word;
            }
        }
        if ($wordsOf === []) {
            return [];
        }
        $forms = array_map(strval(...), array_keys($wordsOf));
        $rows = $this->db->rows(
            "SELECT s.form, s.word, SUM(LENGTH(b.data)) AS size FROM {$this->db->table(self::TABLE)} s
            JOIN {$this->db->table('catalogue_word_blocks')} b ON b.language = s.language AND b.word = s.word
            WHERE s.language = %s AND s.form IN (" . Database::placeholders($forms) . ') GROUP BY s.form, s.word',
            $language->value,
            ...$forms,
        );
        $near = [];
        foreach ($rows as $row) {
            foreach ($wordsOf[(string) $row['form']] ?? [] as $word) {
                $near[$word][(string) $row['word']] = (int) $row['size'];
            }
        }

        return $near;
    }

    /**
     * @param list<string> $words folded
     * @return list<string> those that public items have
     */
    public function known(array $words, Lang $language): array
    {
        if ($words === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT DISTINCT word FROM {$this->db->table('catalogue_word_blocks')} WHERE language = %s AND word IN (" . Database::placeholders($words) . ')',
            $language->value,
            ...$words,
        );

        return array_map(static fn (array $row): string => (string) $row['word'], $rows);
    }

    /**
     * Stores the forms of words that are still in the vocabulary: an erasure may have removed them since.
     *
     * @param list<string> $words
     */
    public function add(Lang $language, array $words): void
    {
        $rows = [];
        foreach ($this->inVocabulary($words, $language) as $word) {
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

    /**
     * @param list<string> $words
     * @return list<string>
     */
    private function inVocabulary(array $words, Lang $language): array
    {
        $found = [];
        foreach (array_chunk($words, self::CHUNK) as $chunk) {
            $sql = "SELECT word FROM {$this->db->table('catalogue_vocabulary')} WHERE language = %s AND word IN (" . Database::placeholders($chunk) . ')';
            array_push($found, ...array_column($this->db->rows($sql, $language->value, ...$chunk), 'word'));
        }

        return array_map(strval(...), $found);
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
}
