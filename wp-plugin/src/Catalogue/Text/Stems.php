<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Languages\Lang;

/**
 * Reduces the inflections of a folded word to one stem: singular and plural, masculine and feminine. Deliberately light:
 * related words ("danse", "danseur") keep different stems, to avoid wrong matches; completion of the last word finds some of
 * them anyway. Stems are keys, not words: "heureuse" and "heureux" both have "heureur".
 */
final class Stems
{
    /** Short stems and those ending in "ee" keep their ending; otherwise "année" would become "Anne". */
    private const MIN_LENGTH = 4;

    /** Singulars in -eu with a plural in -x; other words in -eux are adjectives. */
    private const FRENCH_EU = [
        'adieu' => true, 'aveu' => true, 'cheveu' => true, 'dieu' => true, 'enjeu' => true, 'feu' => true, 'jeu' => true,
        'lieu' => true, 'milieu' => true, 'neveu' => true, 'voeu' => true, 'camaieu' => true, 'epieu' => true, 'essieu' => true,
    ];

    /** Irregular feminines with their masculine, and short plurals. */
    private const FRENCH_PAIRS = [
        'belle' => 'beau', 'bel' => 'beau', 'nouvelle' => 'nouveau', 'nouvel' => 'nouveau', 'vieille' => 'vieux', 'vieil' => 'vieux',
        'folle' => 'fou', 'fol' => 'fou', 'blanche' => 'blanc', 'franche' => 'franc', 'seche' => 'sec', 'fraiche' => 'frais', 'longue' => 'long',
        'grecque' => 'grec', 'turque' => 'turc', 'creee' => 'cre', 'nee' => 'ne', 'nes' => 'ne', 'bonne' => 'bon', 'grosse' => 'gro',
        'nette' => 'net', 'tissus' => 'tissu', 'annee' => 'annee', 'musee' => 'musee', 'rousse' => 'roux', 'douce' => 'doux', 'jumelle' => 'jumeau',
        'agee' => 'age', 'ainee' => 'aine',
    ];

    /** Feminine endings and their masculine replacements. The first match is used. */
    private const FRENCH_ENDS = [
        'trice' => 'teur', 'euse' => 'eur', 'eux' => 'eur', 'elle' => 'el', 'enne' => 'en', 'onne' => 'on', 'ive' => 'if', 'ere' => 'er', 'ique' => 'ic',
    ];

    /** Stems already computed in this process. */
    private const REMEMBERED = 20_000;

    /** @var array<string, string> */
    private static array $known = [];

    public static function of(string $word, Lang $language): string
    {
        $key = "{$language->value} {$word}";
        if (!isset(self::$known[$key])) {
            if (count(self::$known) >= self::REMEMBERED) {
                self::$known = [];
            }
            self::$known[$key] = $language === Lang::French ? self::french($word) : Plurals::singular($word, $language);
        }

        return self::$known[$key];
    }

    private static function french(string $word): string
    {
        $word = self::frenchSingular($word);
        if (isset(self::FRENCH_PAIRS[$word])) {
            return self::FRENCH_PAIRS[$word];
        }
        foreach (self::FRENCH_ENDS as $feminine => $masculine) {
            // "rive" and "mere" are not feminines of "rif" and "mer".
            if (str_ends_with($word, $feminine) && strlen($word) > strlen($feminine) + 1) {
                return substr($word, 0, -strlen($feminine)) . $masculine;
            }
        }

        return self::lastVowel($word);
    }

    /** Singular by Plurals, but for -eux: "jeux" is the plural of "jeu", "heureux" is a singular. */
    private static function frenchSingular(string $word): string
    {
        if (str_ends_with($word, 'eux') && !isset(self::FRENCH_EU[substr($word, 0, -1)])) {
            return $word;
        }

        return Plurals::singular($word, Lang::French);
    }

    /** "grande" and "grand", "invitée" and "invité", "bonne" and "bon", "française" and "français". */
    private static function lastVowel(string $word): string
    {
        $length = strlen($word);
        $stem = rtrim($word, 'e');
        if ($length - strlen($stem) > 1 && strlen($stem) < self::MIN_LENGTH) {
            return substr($word, 0, -1);
        }
        if (strlen($stem) < self::MIN_LENGTH) {
            return $word;
        }
        if (strlen($stem) > self::MIN_LENGTH && preg_match('/([lnst])\1$/', $stem) === 1) {
            $stem = substr($stem, 0, -1);
        }

        return strlen($stem) > self::MIN_LENGTH && preg_match('/[aio]s$/', $stem) === 1 ? substr($stem, 0, -1) : $stem;
    }
}
