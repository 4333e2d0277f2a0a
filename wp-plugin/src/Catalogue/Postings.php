<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Block;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Reads which things have the words of a query, and where: title over summary over text, in each whole word over form over beginning. */
final class Postings
{
    private const FIELDS = [RecordText::TEXT => 0, RecordText::SUMMARY => 1, RecordText::TITLE => 2];

    /** A group's id and the weight travel as one number. */
    private const WEIGHT_BITS = 3;

    /** Characters of one word's list: ten million things. MariaDB would cut it silently at 1 MB. */
    private const LIST_LENGTH = 100_000_000;

    private bool $isListLengthSet = false;

    public function __construct(private readonly Database $db)
    {
    }

    /** @param bool $titlesOnly for suggestions */
    public function read(QueryWords $words, Lang $language, Sets $sets, bool $titlesOnly = false): Ranking
    {
        $bytes = [];
        foreach ($this->lists($words, $language, $titlesOnly) as [$forms, $list]) {
            foreach ($forms as $number => $form) {
                $bytes[$number] = $this->place($list, $form, $sets, $bytes[$number] ?? []);
            }
        }
        $ranking = new Ranking($sets->bytes);
        foreach (array_keys($words->words) as $number) {
            $ranking->add(array_map(static fn (array $each): string => pack('C*', ...$each), $bytes[$number] ?? []));
        }

        return $ranking;
    }

    /** @return iterable<array{array<int, Form>, list<string>}> words of the query, and things that have one of their forms, "group × 8 + weight" */
    private function lists(QueryWords $words, Lang $language, bool $titlesOnly): iterable
    {
        if (!$this->isListLengthSet && (!defined('DB_ENGINE') || constant('DB_ENGINE') !== 'sqlite')) {
            $this->isListLengthSet = true;
            $this->db->execute('SET SESSION group_concat_max_len = ' . self::LIST_LENGTH);
        }
        $title = ' AND weight = ' . RecordText::TITLE;
        $groups = $sql = $values = [];
        foreach ($words->groups() as ['forms' => $forms, 'words' => $listed]) {
            $sql[] = $this->select(count($groups), 'word IN (' . Database::placeholders($listed) . ')' . ($titlesOnly ? $title : ''));
            array_push($values, $language->value, ...$listed);
            $groups[] = $forms;
        }
        if ($words->beginning !== null) {
            $sql[] = $this->select(count($groups), 'word LIKE %s' . ($titlesOnly || $words->isBeginningInTitlesOnly ? $title : ''));
            array_push($values, $language->value, $this->db->wpdb->esc_like($words->beginning) . '%');
            $groups[] = [count($words->words) - 1 => Form::Beginning];
        }
        foreach ($this->db->rows(implode(' UNION ALL ', $sql), ...$values) as $row) {
            if ((string) $row['things'] !== '') {
                yield [$groups[(int) $row['number']], explode(',', (string) $row['things'])];
            }
        }
    }

    /** Not grouped by word: MariaDB would need three times as long. */
    private function select(int $number, string $condition): string
    {
        return "SELECT {$number} AS number, GROUP_CONCAT(group_id * " . (1 << self::WEIGHT_BITS) . " + weight) AS things
            FROM {$this->db->table('catalogue_words')} WHERE language = %s AND {$condition}";
    }

    /**
     * The loop that a search spends most of its time in when a word is everywhere.
     *
     * @param list<string> $list
     * @param array<int, array<int, int>> $bytes by rank
     * @return array<int, array<int, int>> these, with the things added
     */
    private function place(array $list, Form $form, Sets $sets, array $bytes): array
    {
        $first = $sets->firstBits();
        $ranks = [];
        foreach (self::FIELDS as $weight => $field) {
            $ranks[$weight] = 1 + 3 * $field + $form->value;
            $bytes[$ranks[$weight]] ??= array_fill(0, $sets->bytes, 0);
        }
        $mask = (1 << self::WEIGHT_BITS) - 1;
        foreach ($list as $each) {
            $each = (int) $each;
            $group = $each >> self::WEIGHT_BITS;
            $start = $first[$group >> Block::SHIFT] ?? null;
            $rank = $ranks[$each & $mask] ?? null;
            // A thing that was added since the sets were read.
            if ($start !== null && $rank !== null) {
                $bit = $start + ($group & Block::SIZE - 1);
                $bytes[$rank][$bit >> 3] |= 1 << ($bit & 7);
            }
        }

        return $bytes;
    }
}
