<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;

/**
 * Cuts texts into the words that the catalogue stores and looks up: folded, without French elision and stop words. The
 * same rules serve documents and queries, or they would not meet. Forms of a word are brought together by Stems.
 */
final class Words
{
    /** Longer tokens are addresses and accidents; both sides are cut alike. The column has this width. */
    public const MAX_LENGTH = 40;

    /** Characters before anything is cut, so that no input makes this slow. */
    private const MAX_TEXT = 100_000;

    private const TOKEN = "/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/u";

    /** What French drops before a vowel or a mute h: "l'art", "jusqu'au". "N'Guessan" is a name and is left whole. */
    private const ELISION = "/^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)'(?=[aeiouyh])/";

    /**
     * The words of a text, in their order, each once.
     *
     * @param bool $withStopWords true for titles: a title of nothing else ("Et si on…") must be found too
     * @return list<string>
     */
    public static function of(string $text, Lang $language, bool $withStopWords = false): array
    {
        return self::kept(self::tokens($text), $language, $withStopWords);
    }

    /**
     * The words that a text is found by: those of of(), and the parts of names with an apostrophe, so that
     * "N’Guessan" is found by "nguessan" and by "guessan".
     *
     * @return list<string>
     */
    public static function forIndex(string $text, Lang $language, bool $withStopWords = false): array
    {
        $words = [];
        foreach (self::rawTokens($text) as $raw) {
            array_push($words, ...self::ofToken($raw, $language, $withStopWords));
        }

        return array_values(array_unique($words));
    }

    /** What of a text is cut into words. */
    public static function readable(string $text): string
    {
        return mb_substr(mb_scrub($text, 'UTF-8'), 0, self::MAX_TEXT, 'UTF-8');
    }

    /**
     * Where the words of a folded text are, each with what the index has of it.
     *
     * @return list<array{words: list<string>, offset: int, length: int}> in bytes, without what is elided and the possessive
     */
    public static function places(string $folded, Lang $language, bool $withStopWords = false): array
    {
        preg_match_all(self::TOKEN, $folded, $found, PREG_OFFSET_CAPTURE);
        $places = [];
        foreach ($found[0] as [$raw, $offset]) {
            $words = self::ofToken($raw, $language, $withStopWords);
            if ($words !== []) {
                $places[] = ['words' => $words, 'offset' => $offset + self::elided($raw), 'length' => strlen(self::bare($raw))];
            }
        }

        return $places;
    }

    /**
     * What a reader typed, cut for a look-up; the last word may be a beginning. Of a query with other words, stop words
     * are left out; one of nothing else keeps them, since only titles have them, and the last may be the beginning of
     * something ("la" of "lagos").
     *
     * @return array{words: list<string>, stopWordsOnly: bool} none: there is nothing to look for
     */
    public static function forQuery(string $text, Lang $language): array
    {
        $tokens = self::tokens($text);
        $words = self::kept($tokens, $language, false);
        if ($words !== []) {
            // Said twice, a word is the last one.
            $last = self::lastKept($tokens, $language);

            return ['words' => [...array_values(array_diff($words, [$last])), $last], 'stopWordsOnly' => false];
        }

        return ['words' => self::kept($tokens, $language, true), 'stopWordsOnly' => $tokens !== []];
    }

    /**
     * @param list<string> $tokens
     * @return list<string> each once
     */
    private static function kept(array $tokens, Lang $language, bool $withStopWords): array
    {
        return array_values(array_unique(array_filter(
            $tokens,
            static fn (string $token): bool => $withStopWords || !StopWords::has($token, $language),
        )));
    }

    /** @param list<string> $tokens one of which is no stop word */
    private static function lastKept(array $tokens, Lang $language): string
    {
        foreach (array_reverse($tokens) as $token) {
            if (!StopWords::has($token, $language)) {
                return $token;
            }
        }

        return '';
    }

    /** @return list<string> itself, and its parts when it is a name with an apostrophe */
    private static function ofToken(string $raw, Lang $language, bool $withStopWords): array
    {
        $word = self::close($raw);
        $words = $withStopWords || !StopWords::has($word, $language) ? [$word] : [];
        $parts = str_contains($raw, "'") ? explode("'", substr($raw, self::elided($raw))) : [];
        foreach (count($parts) > 1 ? $parts : [] as $part) {
            if (mb_strlen($part) > 1) {
                array_push($words, ...self::kept([mb_substr($part, 0, self::MAX_LENGTH, 'UTF-8')], $language, false));
            }
        }

        return $words;
    }

    /** @return list<string> folded, elision and possessives gone, apostrophes inside a word closed up */
    private static function tokens(string $text): array
    {
        return array_values(array_filter(array_map(self::close(...), self::rawTokens($text)), static fn (string $token): bool => $token !== ''));
    }

    /** @return list<string> */
    private static function rawTokens(string $text): array
    {
        preg_match_all(self::TOKEN, Folding::fold(self::readable($text)), $found);

        return $found[0];
    }

    private static function close(string $token): string
    {
        $word = str_replace("'", '', self::bare($token));

        return strlen($word) > self::MAX_LENGTH ? mb_substr($word, 0, self::MAX_LENGTH, 'UTF-8') : $word;
    }

    /** Without what is elided and the possessive. */
    private static function bare(string $token): string
    {
        return str_contains($token, "'") ? (string) preg_replace("/'s$/", '', substr($token, self::elided($token))) : $token;
    }

    /** How many bytes at the beginning of a token are elided: 2 in "l'art". */
    private static function elided(string $token): int
    {
        return str_contains($token, "'") && preg_match(self::ELISION, $token, $found) === 1 ? strlen($found[0]) : 0;
    }
}
