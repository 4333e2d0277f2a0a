<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Spelling\Nearness;
use Passerelle\Catalogue\Spelling\Spellings;
use Passerelle\Catalogue\Spelling\SpellingForms;
use Passerelle\Languages\Lang;

/** Finds what was meant by words that no public item has: another spelling, two words written as one, one written as two. */
final readonly class Speller
{
    /** Letters of the shortest part of a word that was written as one with another. */
    private const PART = 3;

    public function __construct(private Spellings $spellings, private SearchWords $words)
    {
    }

    /**
     * Two statements, whatever the number of words.
     *
     * @param list<string> $unknown folded words of the query that no public item has
     * @param list<string> $all folded words of the query, in order
     * @return array<string, string> words separated by spaces, by the word of the query that they replace; empty: the word before includes it
     */
    public function corrections(array $unknown, array $all, Lang $language): array
    {
        if ($unknown === []) {
            return [];
        }
        $meant = $this->words->all();
        $pairs = self::pairs($unknown, $all);
        $parts = array_combine($unknown, array_map(self::parts(...), $unknown));
        $candidates = [...array_map(implode(...), $pairs), ...array_merge(...array_map(static fn (array $each): array => array_merge(...$each), array_values($parts)))];
        $known = array_fill_keys([...$meant, ...$this->spellings->known(array_values(array_unique($candidates)), $language)], true);
        $found = [];
        foreach ($pairs as [$first, $second]) {
            if (isset($known[$first . $second]) && !isset($found[$first]) && !isset($found[$second])) {
                $found += [$first => $first . $second, $second => ''];
            }
        }
        $near = $this->spellings->near($unknown, $language);
        $ofMeaning = array_fill_keys(array_filter($meant, SpellingForms::hasForms(...)), 0);
        foreach (array_diff($unknown, array_map(strval(...), array_keys($found))) as $word) {
            $correction = self::nearest($word, $ofMeaning, $near[$word] ?? []) ?? self::parted($parts[$word], $known);
            if ($correction !== null) {
                $found[$word] = $correction;
            }
        }

        return $found;
    }

    /**
     * @param array<array-key, int> $meant words of search-words.json
     * @param array<array-key, int> $indexed frequencies of words of public items
     */
    private static function nearest(string $word, array $meant, array $indexed): ?string
    {
        $found = SpellingForms::hasForms($word) ? array_filter([Nearness::nearest($word, $meant), Nearness::nearest($word, $indexed)], is_string(...)) : [];

        // Of equally near ones the word of search-words.json: what it means is known.
        return Nearness::nearest($word, array_combine($found, array_slice([1, 0], 0, count($found))));
    }

    /**
     * Neighbours that may be one word: "pod cast" for "podcast".
     *
     * @param list<string> $unknown
     * @param list<string> $all
     * @return list<array{string, string}> one of them is unknown
     */
    private static function pairs(array $unknown, array $all): array
    {
        $pairs = [];
        for ($at = 1; $at < count($all); $at++) {
            if (array_intersect([$all[$at - 1], $all[$at]], $unknown) !== []) {
                $pairs[] = [$all[$at - 1], $all[$at]];
            }
        }

        return $pairs;
    }

    /** @return list<array{string, string}> beginnings and ends of a word: "isokolab" may be "isoko lab" */
    private static function parts(string $word): array
    {
        $parts = [];
        for ($length = self::PART; $length <= strlen($word) - self::PART; $length++) {
            $parts[] = [substr($word, 0, $length), substr($word, $length)];
        }

        return $parts;
    }

    /**
     * @param list<array{string, string}> $parts
     * @param array<array-key, true> $known
     */
    private static function parted(array $parts, array $known): ?string
    {
        foreach ($parts as [$first, $second]) {
            if (isset($known[$first], $known[$second])) {
                return "{$first} {$second}";
            }
        }

        return null;
    }
}
