<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

use Passerelle\Kernel\Text\Folding;

/** Splits names into folded words, and reduces words to what spelling mistakes leave of them. */
final class NameWords
{
    private const ELISION = "/\b(?:l|d|qu|jusqu)'(?=[a-z0-9])/";
    /** "s.a.r.l.", "C.R.A.O." */
    private const INITIALS = '/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/u';
    private const SHORTEST_PLURAL = 4;

    /** Letters that sound alike, in French or English; in this order. */
    private const SOUNDS = [
        'ph' => 'f', 'ck' => 'k', 'qu' => 'k', 'ce' => 'se', 'ci' => 'si', 'cy' => 'si', 'ch' => 'x', 'sh' => 'x', 'c' => 'k', 'q' => 'k', 'dj' => 'j', 'ou' => 'u', 'w' => 'u',
        'y' => 'i', 'z' => 's', 'h' => '',
    ];

    /** @return list<string> in their order */
    public static function split(string $name): array
    {
        $name = (string) preg_replace_callback(self::INITIALS, static fn (array $match): string => str_replace('.', '', $match[0]) . ' ', $name);
        $folded = (string) preg_replace(self::ELISION, '', Folding::fold($name));
        $folded = str_replace("'", '', $folded);

        return array_values(array_filter(explode(' ', (string) preg_replace('/[^\p{L}\p{N}]+/u', ' ', $folded)), static fn (string $word): bool => $word !== ''));
    }

    public static function singular(string $word): string
    {
        $isPlural = NameVocabulary::ideaOf($word) === null && strlen($word) > self::SHORTEST_PLURAL;

        return $isPlural && preg_match('/[^s][sx]$/', $word) === 1 ? substr($word, 0, -1) : $word;
    }

    /** How a word sounds: the same for most of its spellings. */
    public static function sound(string $word): string
    {
        return (string) preg_replace('/(.)\1+/', '$1', strtr($word, self::SOUNDS));
    }
}
