<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Bits\WordBlock;
use Passerelle\Catalogue\Text\RecordText;

/** Ranks items by where a word of the query is, title before summary before text, and in each, exact word before inflection before prefix. */
final class WordRanks
{
    private const FIELDS = [RecordText::TEXT => 0, RecordText::SUMMARY => 1, RecordText::TITLE => 2];

    /** Ranks of a field: one for each WordMatch. A synonym ranks like what was typed one field below. */
    private const FIELD = 3;

    /** Rank of an item that has a value whose name a word is: as if the word were in its summary, in another form. */
    private const NAMED = 5;

    /** Rank of an item that has a value which a word only means: below all that have the word itself. */
    private const MEANT = 2;

    /**
     * @param list<array<string, string|null>> $rows items with a word, by `word` and `block`
     * @param bool $titlesOnly for suggestions
     */
    public static function of(array $rows, QueryWords $words, Sets $sets, bool $titlesOnly = false): Ranking
    {
        $ranks = [];
        foreach (self::gather($words, $rows) as ['matches' => $matches, 'isBeginning' => $isBeginning, 'sets' => $byWeight]) {
            $isInTitles = $titlesOnly || ($isBeginning && $words->isBeginningInTitlesOnly);
            foreach ($matches as $number => $match) {
                foreach ($isInTitles ? array_intersect_key($byWeight, [RecordText::TITLE => true]) : $byWeight as $weight => $pieces) {
                    $rank = 1 + self::FIELD * self::FIELDS[$weight] + $match->value;
                    foreach ($pieces as $block => $bits) {
                        $ranks[$number][$rank][$block] = ($ranks[$number][$rank][$block] ?? $bits) | $bits;
                    }
                }
            }
        }
        $joined = array_map(static fn (array $byRank): array => array_map($sets->join(...), $byRank), $ranks);
        $ranking = new Ranking($sets->bytes, $words->isPartial);
        foreach ($words->terms as $term) {
            $ranking->add(self::ofTerm($term, $joined, $sets));
        }

        return $ranking;
    }

    /**
     * @param array<int, array<int, string>> $ranks items by index of a word and rank
     * @return array<int, string> items by rank
     */
    private static function ofTerm(WordTerm $term, array $ranks, Sets $sets): array
    {
        $found = self::ofPhrase($term->numbers, $ranks, $sets->bytes);
        foreach ($term->alternatives as $phrase) {
            foreach (self::ofPhrase($phrase, $ranks, $sets->bytes) as $rank => $items) {
                $below = max(1, $rank - self::FIELD);
                $found[$below] = ($found[$below] ?? $items) | $items;
            }
        }
        if ($term->mark !== null) {
            $rank = $term->isNamed ? self::NAMED : self::MEANT;
            $found[$rank] = ($found[$rank] ?? Bits::none($sets->bytes)) | $sets->get($term->mark);
        }

        return $found;
    }

    /**
     * @param list<int> $numbers
     * @param array<int, array<int, string>> $ranks
     * @return array<int, string> items that have all the words, by the rank of the least of them
     */
    private static function ofPhrase(array $numbers, array $ranks, int $bytes): array
    {
        $first = array_shift($numbers);
        $found = $ranks[$first] ?? [];
        foreach ($numbers as $number) {
            $found = self::both($found, $ranks[$number] ?? [], $bytes);
        }

        return $found;
    }

    /**
     * @param array<int, string> $one
     * @param array<int, string> $other
     * @return array<int, string>
     */
    private static function both(array $one, array $other, int $bytes): array
    {
        $found = [];
        foreach ($one as $rank => $items) {
            foreach ($other as $otherRank => $others) {
                $least = min($rank, $otherRank);
                $found[$least] = ($found[$least] ?? Bits::none($bytes)) | ($items & $others);
            }
        }

        return $found;
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<array{matches: array<int, WordMatch>, isBeginning: bool, sets: array<int, array<int, string>>}> items by weight and block, for all words with the same matches
     */
    private static function gather(QueryWords $words, array $rows): array
    {
        $groups = $sets = $lists = $groupOf = [];
        foreach ($words->groups() as $index => ['matches' => $matches, 'words' => $listed]) {
            $groups[$index] = $matches;
            $groupOf += array_fill_keys($listed, $index);
        }
        $others = count($groups);
        if ($words->beginning !== null) {
            $groups[$others] = [count($words->words) - 1 => WordMatch::Beginning];
        }
        foreach ($rows as ['word' => $word, 'block' => $block, 'data' => $data]) {
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
            static fn (int $group): array => ['matches' => $groups[$group], 'isBeginning' => $group === $others, 'sets' => $sets[$group]],
            array_keys($sets),
        );
    }
}
