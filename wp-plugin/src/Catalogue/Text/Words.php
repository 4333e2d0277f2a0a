<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;

/**
 * Tokenises documents and queries for the catalogue: folded words, without French elision and stop words. Stems reduces inflections.
 */
final class Words
{
    /** Width of the column. Longer tokens, such as URLs, are cut in documents and queries alike. */
    public const MAX_LENGTH = 40;

    /** Maximum number of characters processed, to bound the time. */
    private const MAX_TEXT = 100_000;

    private const TOKEN = "/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/u";

    /** The same before it is folded: accents may be characters of their own, apostrophes are any of those that Folding knows. */
    private const TYPED = "/[\p{L}\p{N}\p{M}]+(?:['’‘ʼʹʻ´`′＇‛ꞌ][\p{L}\p{N}\p{M}]+)*/u";

    /** What French drops before a vowel or a mute h: "l'art", "jusqu'au". The name "N'Guessan" is unchanged. */
    private const ELISION = "/^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)'(?=[aeiouyh])/";

    /**
     * The words of a text in order, without duplicates.
     *
     * @param bool $withStopWords true for titles, since some have only stop words ("Et si on…")
     * @return list<string>
     */
    public static function of(string $text, Lang $language, bool $withStopWords = false): array
    {
        return self::select(self::tokens($text), $language, $withStopWords);
    }

    /**
     * Searchable words of a text: those of of(), and the parts of names with an apostrophe, so that both "nguessan" and
     * "guessan" find "N’Guessan".
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

    /** The part of a text that is tokenised. */
    public static function readable(string $text): string
    {
        return mb_substr(mb_scrub($text, 'UTF-8'), 0, self::MAX_TEXT, 'UTF-8');
    }

    /**
     * Positions of the words of a folded text, each with its indexed forms.
     *
     * @return list<array{words: list<string>, offset: int, length: int}> in bytes, without elision and possessive
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
     * Tokenises a query, whose last word may be a prefix. Stop words are removed unless there are no other words: then
     * titles may contain them, and the last one may be a prefix ("la" of "lagos").
     *
     * @return array{words: list<string>, stopWordsOnly: bool} empty: nothing to search for
     */
    public static function forQuery(string $text, Lang $language): array
    {
        $tokens = self::tokens($text);
        $words = self::select($tokens, $language, false);
        if ($words !== []) {
            // A repeated last word stays last.
            $last = self::lastSelected($tokens, $language);

            return ['words' => [...array_values(array_diff($words, [$last])), $last], 'stopWordsOnly' => false];
        }

        return ['words' => self::select($tokens, $language, true), 'stopWordsOnly' => $tokens !== []];
    }

    /** @return list<TypedWord> all words of a query in order, stop words among them */
    public static function typed(string $text): array
    {
        preg_match_all(self::TYPED, self::readable($text), $found);
        $words = [];
        foreach ($found[0] as $typed) {
            foreach (self::tokens($typed) as $folded) {
                $words[] = new TypedWord($typed, $folded);
            }
        }

        return $words;
    }

    /**
     * @param list<string> $tokens
     * @return list<string> each once
     */
    private static function select(array $tokens, Lang $language, bool $withStopWords): array
    {
        return array_values(array_unique(array_filter(
            $tokens,
            static fn (string $token): bool => $withStopWords || !StopWords::has($token, $language),
        )));
    }

    /** @param list<string> $tokens at least one of which is not a stop word */
    private static function lastSelected(array $tokens, Lang $language): string
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
                array_push($words, ...self::select([mb_substr($part, 0, self::MAX_LENGTH, 'UTF-8')], $language, false));
            }
        }

        return $words;
    }

    /** @return list<string> folded, without elision, possessives and apostrophes */
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

    /** Without elision and possessive. */
    private static function bare(string $token): string
    {
        return str_contains($token, "'") ? (string) preg_replace("/'s$/", '', substr($token, self::elided($token))) : $token;
    }

    /** Number of elided bytes at the start of a token: 2 in "l'art". */
    private static function elided(string $token): int
    {
        return str_contains($token, "'") && preg_match(self::ELISION, $token, $found) === 1 ? strlen($found[0]) : 0;
    }
}
