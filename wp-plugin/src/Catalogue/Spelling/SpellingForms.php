<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Spelling;

/**
 * Forms that words of similar spelling share: the word, the word without any one of its letters (symmetric deletion), and its sound.
 * Two words that differ by one letter, or by two neighbours that changed places, have one in common.
 */
final class SpellingForms
{
    /** Shorter words have too many neighbours. */
    public const SHORTEST = 4;

    /** Longer ones are addresses and the like. */
    public const LONGEST = 24;

    /** Before the sound, which is never a form of letters. */
    private const SOUND = '~';

    /** Spellings of one sound in French, English and names of West and Central Africa. */
    private const SOUNDS = [
        'eaux' => 'o', 'eau' => 'o', 'aux' => 'o', 'au' => 'o', 'ou' => 'u', 'oo' => 'u', 'w' => 'u', 'ph' => 'f', 'th' => 't', 'sh' => 'c', 'ch' => 'c',
        'qu' => 'k', 'ck' => 'k', 'q' => 'k', 'kh' => 'k', 'gu' => 'g', 'dj' => 'j', 'dh' => 'd', 'bh' => 'b', 'gn' => 'ny',
        'ai' => 'e', 'ei' => 'e', 'y' => 'i', 'z' => 's', 'h' => '',
    ];

    /** @return list<string> empty: nothing is like it */
    public static function of(string $word): array
    {
        if (!self::hasForms($word)) {
            return [];
        }
        $forms = [$word];
        for ($at = 0, $length = strlen($word); $at < $length; $at++) {
            $forms[] = substr($word, 0, $at) . substr($word, $at + 1);
        }
        $forms[] = self::SOUND . self::sound($word);

        return array_values(array_unique($forms));
    }

    /** Only words in Latin letters: of others one would have to know the script. */
    public static function hasForms(string $word): bool
    {
        return strlen($word) >= self::SHORTEST && strlen($word) <= self::LONGEST && preg_match('/^[a-z]+$/D', $word) === 1;
    }

    /** The word by its sound, roughly: doubled letters once, "c" hard or soft, without an "e" or consonant at the end that is not spoken. */
    public static function sound(string $word): string
    {
        $sound = (string) preg_replace(['/c(?=[eiy])/', '/(?<!c)c(?!h)/'], ['s', 'k'], $word);
        $sound = strtr($sound, self::SOUNDS);
        $sound = (string) preg_replace('/(.)\1+/', '$1', $sound);

        return (string) preg_replace('/(?<=..)(?:es?|s|t|x)$/', '', $sound);
    }
}
