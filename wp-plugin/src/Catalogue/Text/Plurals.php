<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Languages\Lang;

/**
 * Reduces folded words to one form for singular and plural. Deliberately light: a stem remains a prefix of its word wherever
 * possible, because the last word of a query is looked up as a prefix.
 */
final class Plurals
{
    /** Shorter words are unchanged: "bus", "jazz", "gros". */
    private const MIN_LENGTH = 4;

    private const FRENCH_IRREGULAR = [
        'travaux' => 'travail', 'vitraux' => 'vitrail', 'emaux' => 'email', 'coraux' => 'corail', 'baux' => 'bail', 'yeux' => 'oeil',
        'tuyaux' => 'tuyau', 'noyaux' => 'noyau', 'joyaux' => 'joyau', 'preaux' => 'preau', 'landaux' => 'landau', 'taux' => 'taux', 'faux' => 'faux', 'chaux' => 'chaux',
    ];

    private const ENGLISH_IRREGULAR = [
        'women' => 'woman', 'men' => 'man', 'children' => 'child', 'people' => 'person', 'feet' => 'foot', 'lives' => 'life', 'live' => 'life',
        'wives' => 'wife', 'knives' => 'knife', 'leaves' => 'leaf', 'leave' => 'leaf', 'selves' => 'self', 'halves' => 'half', 'criteria' => 'criterion',
        'movies' => 'movie', 'series' => 'series', 'species' => 'species', 'news' => 'news', 'media' => 'media',
    ];

    public static function singular(string $word, Lang $language): string
    {
        return $language === Lang::French ? self::french($word) : self::english($word);
    }

    private static function french(string $word): string
    {
        if (isset(self::FRENCH_IRREGULAR[$word])) {
            return self::FRENCH_IRREGULAR[$word];
        }
        if (strlen($word) < self::MIN_LENGTH) {
            return $word;
        }

        return match (true) {
            str_ends_with($word, 'eaux'), str_ends_with($word, 'eux'), str_ends_with($word, 'oux') => substr($word, 0, -1),
            str_ends_with($word, 'aux') => substr($word, 0, -2) . 'l',
            str_ends_with($word, 'ss'), str_ends_with($word, 'us') => $word,
            str_ends_with($word, 's') => substr($word, 0, -1),
            default => $word,
        };
    }

    private static function english(string $word): string
    {
        if (isset(self::ENGLISH_IRREGULAR[$word])) {
            return self::ENGLISH_IRREGULAR[$word];
        }
        if (strlen($word) < self::MIN_LENGTH) {
            return $word;
        }

        return match (true) {
            str_ends_with($word, 'ies') => strlen($word) > self::MIN_LENGTH ? substr($word, 0, -3) . 'y' : substr($word, 0, -1),
            preg_match('/(?:ss|sh|ch|x|zz)es$/', $word) === 1 => substr($word, 0, -2),
            preg_match('/(?:ss|us|is)$/', $word) === 1 => $word,
            str_ends_with($word, 's') => substr($word, 0, -1),
            default => $word,
        };
    }
}
