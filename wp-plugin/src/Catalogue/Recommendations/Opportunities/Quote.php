<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Opportunities;

use Passerelle\Languages\Lang;

/** The sentence of an offer or a need that contains most of the words of a match. */
final class Quote
{
    private const SENTENCE_ENDS = '/(?<=[.!?…;])\s+|\R+/u';
    private const MORE = '…';

    /**
     * @param list<string> $stems
     * @param int $length maximum number of characters
     * @return string empty: none of the words is in the text
     */
    public static function of(string $text, Lang $language, array $stems, int $length): string
    {
        $best = '';
        $most = 0;
        foreach (preg_split(self::SENTENCE_ENDS, $text) ?: [] as $sentence) {
            $count = count(array_intersect(OpportunityWords::of($sentence, $language, PHP_INT_MAX), $stems));
            if ($count > $most) {
                [$best, $most] = [trim($sentence), $count];
            }
        }

        return self::cut($best, $language, $stems, $length);
    }

    /** @param list<string> $stems */
    private static function cut(string $sentence, Lang $language, array $stems, int $length): string
    {
        if (mb_strlen($sentence) <= $length) {
            return $sentence;
        }
        $words = preg_split('/\s+/u', $sentence) ?: [];
        $first = 0;
        foreach ($words as $at => $word) {
            if (array_intersect(OpportunityWords::of($word, $language, PHP_INT_MAX), $stems) !== []) {
                $first = $at;
                break;
            }
        }
        // The first word of the match is in the first half.
        while ($first > 0 && mb_strlen(implode(' ', array_slice($words, 0, $first))) > intdiv($length, 2)) {
            array_shift($words);
            $first--;
        }
        $isBegun = count($words) < count(preg_split('/\s+/u', $sentence) ?: []);
        $text = ($isBegun ? self::MORE : '') . implode(' ', $words);
        if (mb_strlen($text) <= $length) {
            return $text;
        }
        $text = mb_substr($text, 0, $length - 1);

        return rtrim((string) preg_replace('/\s+\S*$/u', '', $text)) . self::MORE;
    }
}
