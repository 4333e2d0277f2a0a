<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;

/**
 * Cuts texts into the words that the catalogue stores and looks up: folded, without French elision and stop words,
 * singular and plural brought to one form. The same rules serve documents and queries, or they would not meet.
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
     * The words of a query or a text, in their order, each once.
     *
     * @return list<string>
     */
    public static function of(string $text, Lang $language): array
    {
        $words = [];
        foreach (self::tokens($text) as $token) {
            if (!StopWords::has($token, $language)) {
                $words[self::stored($token, $language)] = true;
            }
        }

        return array_map(strval(...), array_keys($words));
    }

    /**
     * The words that a text is found by: those of of(), and the parts of names with an apostrophe, so that
     * "N’Guessan" is found by "nguessan" and by "guessan".
     *
     * @return list<string>
     */
    public static function forIndex(string $text, Lang $language): array
    {
        $words = array_fill_keys(self::of($text, $language), true);
        foreach (self::rawTokens($text) as $raw) {
            $parts = explode("'", (string) preg_replace(self::ELISION, '', $raw));
            foreach (count($parts) > 1 ? $parts : [] as $part) {
                if (mb_strlen($part) > 1 && !StopWords::has($part, $language)) {
                    $words[self::stored($part, $language)] = true;
                }
            }
        }

        return array_map(strval(...), array_keys($words));
    }

    /**
     * What a reader typed, cut for a look-up: every word but the last one as it is stored, the last one as a beginning.
     * A query of nothing but stop words keeps its last one, since it may be the beginning of something ("la" of "lagos").
     *
     * @return array{words: list<string>, prefix: string|null} both empty when there is nothing to look for
     */
    public static function forQuery(string $text, Lang $language): array
    {
        $tokens = self::tokens($text);
        $kept = array_values(array_filter($tokens, static fn (string $token): bool => !StopWords::has($token, $language)));
        if ($tokens === []) {
            return ['words' => [], 'prefix' => null];
        }
        if ($kept === []) {
            return ['words' => [], 'prefix' => end($tokens)];
        }
        // A space after the last word says that it is complete, but few people type it for that reason.
        $prefix = self::stored(array_pop($kept), $language);
        $words = array_values(array_unique(array_map(static fn (string $token): string => self::stored($token, $language), $kept)));

        return ['words' => array_values(array_diff($words, [$prefix])), 'prefix' => $prefix];
    }

    /** @return list<string> folded, elision and possessives gone, apostrophes inside a word closed up */
    private static function tokens(string $text): array
    {
        return array_values(array_filter(array_map(self::close(...), self::rawTokens($text)), static fn (string $token): bool => $token !== ''));
    }

    /** @return list<string> */
    private static function rawTokens(string $text): array
    {
        preg_match_all(self::TOKEN, Folding::fold(mb_substr(mb_scrub($text, 'UTF-8'), 0, self::MAX_TEXT, 'UTF-8')), $found);

        return $found[0];
    }

    private static function close(string $token): string
    {
        $token = (string) preg_replace([self::ELISION, "/'s$/"], '', $token);

        return mb_substr(str_replace("'", '', $token), 0, self::MAX_LENGTH, 'UTF-8');
    }

    private static function stored(string $token, Lang $language): string
    {
        return Plurals::singular($token, $language);
    }
}
