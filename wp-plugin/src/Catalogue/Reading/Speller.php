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
     * @param list<string> $unknown folded words of the query that no public item has
     * @param list<string> $all folded words of the query, in order
     * @return array<string, string> words separated by spaces, by the word of the query that they replace; empty: the word before includes it
     */
    public function corrections(array $unknown, array $all, Lang $language): array
    {
        $found = [];
        foreach ($unknown as $word) {
            if (isset($found[$word])) {
                continue;
            }
            $at = (int) array_search($word, $all, true);
            $joined = $this->joined($all, $at, $language);
            if ($joined !== null) {
                [$first, $second, $whole] = $joined;
                $found[$first] = $whole;
                $found[$second] = '';
                continue;
            }
            $nearest = $this->spelled($word, $language) ?? $this->parted($word, $language);
            if ($nearest !== null) {
                $found[$word] = $nearest;
            }
        }

        return $found;
    }

    /** A word of search-words.json before one of the index: what it means is known. */
    private function spelled(string $word, Lang $language): ?string
    {
        if (!SpellingForms::hasForms($word)) {
            return null;
        }
        $meant = Nearness::nearest($word, array_fill_keys(array_filter($this->words->all(), SpellingForms::hasForms(...)), 0));
        $indexed = $this->spellings->nearest($word, $language);

        return $meant === null || $indexed === null ? $meant ?? $indexed : Nearness::nearest($word, [$indexed => 0, $meant => 1]);
    }

    /**
     * "pod cast" for "podcast".
     *
     * @param list<string> $all
     * @return array{string, string, string}|null both words and the word that they are together
     */
    private function joined(array $all, int $at, Lang $language): ?array
    {
        foreach ([[$at, $at + 1], [$at - 1, $at]] as [$first, $second]) {
            if (isset($all[$first], $all[$second])) {
                $whole = $all[$first] . $all[$second];
                if ($this->isKnown($whole, $language)) {
                    return [$all[$first], $all[$second], $whole];
                }
            }
        }

        return null;
    }

    /** "isokolab" for "isoko lab". */
    private function parted(string $word, Lang $language): ?string
    {
        $parts = [];
        for ($length = self::PART; $length <= strlen($word) - self::PART; $length++) {
            $parts[substr($word, 0, $length)] = substr($word, $length);
        }
        $known = array_flip($this->spellings->known([...array_map(strval(...), array_keys($parts)), ...array_values($parts)], $language));
        foreach ($parts as $first => $second) {
            if (isset($known[$first], $known[$second])) {
                return "{$first} {$second}";
            }
        }

        return null;
    }

    private function isKnown(string $word, Lang $language): bool
    {
        return in_array($word, $this->words->all(), true) || $this->spellings->known([$word], $language) !== [];
    }
}
