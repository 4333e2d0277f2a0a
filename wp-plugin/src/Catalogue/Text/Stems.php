<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Languages\Lang;

/**
 * Brings the forms of a folded word together: singular and plural, masculine and feminine. Deliberately light: words
 * that are only related ("danse", "danseur") stay apart, since what a reader did not mean is worse than a form that the
 * completion of the last word finds anyway. Stems are keys, not words: "heureuse" and "heureux" meet in "heureur".
 */
final class Stems
{
    /** A stem of two e's or a short one keeps its end, or "année" would be "Anne". */
    private const MIN_LENGTH = 4;

    /** Singulars in -eu that an x makes plural; other words in -eux are adjectives. */
    private const FRENCH_EU = [
        'adieu' => true, 'aveu' => true, 'cheveu' => true, 'dieu' => true, 'enjeu' => true, 'feu' => true, 'jeu' => true,
        'lieu' => true, 'milieu' => true, 'neveu' => true, 'voeu' => true, 'camaieu' => true, 'epieu' => true, 'essieu' => true,
    ];

    /** Feminines that no rule makes, with their masculine; a few short plurals. */
    private const FRENCH_PAIRS = [
        'belle' => 'beau', 'bel' => 'beau', 'nouvelle' => 'nouveau', 'nouvel' => 'nouveau', 'vieille' => 'vieux', 'vieil' => 'vieux',
        'folle' => 'fou', 'fol' => 'fou', 'blanche' => 'blanc', 'franche' => 'franc', 'seche' => 'sec', 'fraiche' => 'frais', 'longue' => 'long',
        'grecque' => 'grec', 'turque' => 'turc', 'creee' => 'cre', 'nee' => 'ne', 'nes' => 'ne', 'bonne' => 'bon', 'grosse' => 'gro',
        'nette' => 'net', 'tissus' => 'tissu', 'annee' => 'annee', 'musee' => 'musee', 'rousse' => 'roux', 'douce' => 'doux', 'jumelle' => 'jumeau',
        'agee' => 'age', 'ainee' => 'aine',
    ];

    /** Ends of feminines and the ends that their masculines get. The first that fits is taken. */
    private const FRENCH_ENDS = [
        'trice' => 'teur', 'euse' => 'eur', 'eux' => 'eur', 'elle' => 'el', 'enne' => 'en', 'onne' => 'on', 'ive' => 'if', 'ere' => 'er', 'ique' => 'ic',
    ];

    /** One word a process knows its stem once. */
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
        if (strlen($word) <= self::MIN_LENGTH) {
            return self::lastVowel($word);
        }
        foreach (self::FRENCH_ENDS as $feminine => $masculine) {
            // "rive" and "mere" are no feminines of "rif" and "mer".
            if (str_ends_with($word, $feminine) && strlen($word) > strlen($feminine) + 1) {
                return substr($word, 0, -strlen($feminine)) . $masculine;
            }
        }

        return self::lastVowel($word);
    }

    /** As Plurals, but -eux: "jeux" is several "jeu", "heureux" is one. */
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

        return $stem !== $word && strlen($stem) > self::MIN_LENGTH && preg_match('/[aio]s$/', $stem) === 1 ? substr($stem, 0, -1) : $stem;
    }
}
