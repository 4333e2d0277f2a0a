<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
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
        $numbers = [];
        foreach ($this->lists($words, $language, $titlesOnly) as [$word, $list]) {
            $forms = $word === null ? [count($words->words) - 1 => Form::Beginning] : $words->forms[$word] ?? [];
            foreach ($forms as $number => $form) {
                $this->place($list, $form, $sets, $numbers[$number]);
            }
        }
        $ranking = new Ranking($sets->bytes);
        foreach (array_keys($words->words) as $number) {
            $ranking->add(array_map(static fn (array $each): string => Bits::of($each, $sets->bytes), $numbers[$number] ?? []));
        }

        return $ranking;
    }

    /** @return iterable<array{string|null, list<string>}> word (null: a beginning) and its things, "group × 8 + weight" */
    private function lists(QueryWords $words, Lang $language, bool $titlesOnly): iterable
    {
        if (!$this->isListLengthSet && (!defined('DB_ENGINE') || constant('DB_ENGINE') !== 'sqlite')) {
            $this->isListLengthSet = true;
            $this->db->execute('SET SESSION group_concat_max_len = ' . self::LIST_LENGTH);
        }
        $select = 'SELECT %s AS word, GROUP_CONCAT(group_id * ' . (1 << self::WEIGHT_BITS) . " + weight) AS things FROM {$this->db->table('catalogue_words')}";
        $title = ' AND weight = ' . RecordText::TITLE;
        $sql = $values = [];
        if ($words->forms !== []) {
            $listed = array_map(strval(...), array_keys($words->forms));
            $sql[] = str_replace('%s AS word', 'word', $select) . ' WHERE language = %s AND word IN (' . Database::placeholders($listed) . ')'
                . ($titlesOnly ? $title : '') . ' GROUP BY word';
            array_push($values, $language->value, ...$listed);
        }
        if ($words->beginning !== null) {
            $sql[] = str_replace('%s AS word', "'' AS word", $select) . ' WHERE language = %s AND word LIKE %s'
                . ($titlesOnly || $words->isBeginningInTitlesOnly ? $title : '');
            array_push($values, $language->value, $this->db->wpdb->esc_like($words->beginning) . '%');
        }
        foreach ($this->db->rows(implode(' UNION ALL ', $sql), ...$values) as $row) {
            if ((string) $row['things'] !== '') {
                yield [(string) $row['word'] === '' ? null : (string) $row['word'], explode(',', (string) $row['things'])];
            }
        }
    }

    /**
     * @param list<string> $list
     * @param array<int, list<int>>|null $byRank bits by rank, filled here
     */
    private function place(array $list, Form $form, Sets $sets, ?array &$byRank): void
    {
        $first = $sets->firstBits();
        foreach ($list as $each) {
            $each = (int) $each;
            $group = $each >> self::WEIGHT_BITS;
            $start = $first[intdiv($group, Block::SIZE)] ?? null;
            $field = self::FIELDS[$each & ((1 << self::WEIGHT_BITS) - 1)] ?? 0;
            if ($start !== null) {
                $byRank[1 + 3 * $field + $form->value][] = $start + $group % Block::SIZE;
            }
        }
    }
}
