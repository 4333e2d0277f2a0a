<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Bits\WordBlock;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Reads the items that contain the words of a query, with ranks: title before summary before text, and in each, exact word before inflection before prefix. One statement. */
final readonly class Postings
{
    private const FIELDS = [RecordText::TEXT => 0, RecordText::SUMMARY => 1, RecordText::TITLE => 2];

    public function __construct(private Database $db)
    {
    }

    /** @param bool $titlesOnly for suggestions */
    public function read(QueryWords $words, Lang $language, Sets $sets, bool $titlesOnly = false): Ranking
    {
        $ranks = [];
        foreach ($this->gather($words, $language) as ['forms' => $forms, 'isBeginning' => $isBeginning, 'sets' => $byWeight]) {
            $isInTitles = $titlesOnly || ($isBeginning && $words->isBeginningInTitlesOnly);
            foreach ($forms as $number => $form) {
                foreach ($isInTitles ? array_intersect_key($byWeight, [RecordText::TITLE => true]) : $byWeight as $weight => $pieces) {
                    $rank = 1 + 3 * self::FIELDS[$weight] + $form->value;
                    foreach ($pieces as $block => $bits) {
                        $ranks[$number][$rank][$block] = ($ranks[$number][$rank][$block] ?? $bits) | $bits;
                    }
                }
            }
        }
        $ranking = new Ranking($sets->bytes);
        foreach (array_keys($words->words) as $number) {
            $ranking->add(array_map($sets->join(...), $ranks[$number] ?? []));
        }

        return $ranking;
    }

    /** @return list<array{forms: array<int, Form>, isBeginning: bool, sets: array<int, array<int, string>>}> items by weight and block, for all words with the same matches */
    private function gather(QueryWords $words, Lang $language): array
    {
        $groups = $sets = $lists = $groupOf = [];
        foreach ($words->groups() as $index => ['forms' => $forms, 'words' => $listed]) {
            $groups[$index] = $forms;
            $groupOf += array_fill_keys($listed, $index);
        }
        $others = count($groups);
        if ($words->beginning !== null) {
            $groups[$others] = [count($words->words) - 1 => Form::Beginning];
        }
        foreach ($this->rows($words, $language, array_map(strval(...), array_keys($groupOf))) as ['word' => $word, 'block' => $block, 'data' => $data]) {
            // A word that matches one word of the query may also start with the last one.
            $of = isset($groupOf[$word]) ? [$groupOf[$word]] : [];
            if ($words->beginning !== null && str_starts_with((string) $word, $words->beginning)) {
                $of[] = $others;
            }
            $listed = WordBlock::isList((string) $data) ? WordBlock::listed((string) $data) : null;
            $bitsOf = $listed === null ? WordBlock::sets((string) $data) : [];
            foreach ($of as $group) {
                if ($listed !== null) {
                    $lists[$group][(int) $block] = ($lists[$group][(int) $block] ?? '') . $listed;
                }
                foreach ($bitsOf as $weight => $bits) {
                    $sets[$group][$weight][(int) $block] = ($sets[$group][$weight][(int) $block] ?? $bits) | $bits;
                }
            }
        }
        foreach ($lists as $group => $blocks) {
            foreach ($blocks as $block => $listed) {
                foreach (WordBlock::place($listed) as $weight => $bits) {
                    $sets[$group][$weight][$block] = ($sets[$group][$weight][$block] ?? $bits) | $bits;
                }
            }
        }

        return array_map(
            static fn (int $group): array => ['forms' => $groups[$group], 'isBeginning' => $group === $others, 'sets' => $sets[$group]],
            array_keys($sets),
        );
    }

    /**
     * @param list<string> $listed
     * @return list<array<string, string|null>> rows of each word and block
     */
    private function rows(QueryWords $words, Lang $language, array $listed): array
    {
        $conditions = $values = [];
        if ($listed !== []) {
            $conditions[] = 'word IN (' . Database::placeholders($listed) . ')';
            array_push($values, ...$listed);
        }
        if ($words->beginning !== null) {
            $conditions[] = 'word LIKE %s';
            $values[] = $this->db->wpdb->esc_like($words->beginning) . '%';
        }

        return $conditions === [] ? [] : $this->db->rows(
            "SELECT word, block, data FROM {$this->db->table('catalogue_word_blocks')} WHERE language = %s AND (" . implode(' OR ', $conditions) . ')',
            $language->value,
            ...$values,
        );
    }
}
