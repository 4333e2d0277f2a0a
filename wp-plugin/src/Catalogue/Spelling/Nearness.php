<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Spelling;

/** Picks the nearest of several words to a misspelt one. */
final class Nearness
{
    /** Letters of a word from which on two may differ. */
    private const LONG = 7;

    /**
     * The nearest word, of equally near ones the most frequent. Words that begin with another letter are not meant, unless they sound alike.
     *
     * @param string $word folded
     * @param array<array-key, int> $frequencies by folded word
     * @return string|null null: none is near
     */
    public static function nearest(string $word, array $frequencies): ?string
    {
        $nearest = null;
        $best = [];
        foreach ($frequencies as $found => $frequency) {
            $found = (string) $found;
            if ($found === $word || abs(strlen($found) - strlen($word)) > self::allowed($word) + 1) {
                continue;
            }
            $soundsAlike = SpellingForms::sound($word) === SpellingForms::sound($found);
            if (!$soundsAlike && $found[0] !== $word[0]) {
                continue;
            }
            $distance = $soundsAlike ? 1 : self::distance($word, $found);
            if ($distance > self::allowed($word)) {
                continue;
            }
            $rank = [$distance, levenshtein($word, $found), -$frequency, $found];
            if ($nearest === null || $rank < $best) {
                [$nearest, $best] = [$found, $rank];
            }
        }

        return $nearest;
    }

    private static function allowed(string $word): int
    {
        return strlen($word) >= self::LONG ? 2 : 1;
    }

    /** Letters to add, remove or replace; neighbours that changed places count once. */
    private static function distance(string $one, string $other): int
    {
        return self::swaps($one, $other) ? 1 : levenshtein($one, $other);
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
