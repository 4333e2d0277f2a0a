<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

use Normalizer;

/**
 * Makes texts comparable whatever their accents, case, ligatures and apostrophes. Databases differ in all of these (SQLite
 * folds ASCII only), so columns for search, sorting and uniqueness contain folded texts.
 */
final class Folding
{
    /** Characters used as apostrophes; replaced first, since normalisation decomposes some of them. */
    private const APOSTROPHES = [
        '’' => "'", '‘' => "'", 'ʼ' => "'", 'ʹ' => "'", 'ʻ' => "'", '´' => "'", '`' => "'", '′' => "'", '＇' => "'", '‛' => "'", 'ꞌ' => "'",
    ];

    /** Letters that normalisation does not decompose. Those of African orthographies become letters of a French or English keyboard. */
    private const LETTERS = [
        'œ' => 'oe', 'æ' => 'ae', 'ß' => 'ss', 'ø' => 'o', 'đ' => 'd', 'ð' => 'd', 'þ' => 'th', 'ł' => 'l', 'ı' => 'i',
        'ɛ' => 'e', 'ɔ' => 'o', 'ŋ' => 'ng', 'ɓ' => 'b', 'ɗ' => 'd', 'ɖ' => 'd', 'ƙ' => 'k', 'ƴ' => 'y', 'ɲ' => 'ny',
        'ƒ' => 'f', 'ɣ' => 'g', 'ʋ' => 'v', 'ə' => 'e', 'ǝ' => 'e', 'ɩ' => 'i', 'ɪ' => 'i', 'ʊ' => 'u', 'ɑ' => 'a', 'ɦ' => 'h', 'ʃ' => 'sh', 'ʒ' => 'zh',
    ];

    private const DASHES = ['‐' => '-', '‑' => '-', '‒' => '-', '–' => '-', '—' => '-', '−' => '-'];

    /**
     * Lower case, without accents, ligatures and invisible characters, spaces collapsed. Invalid UTF-8 is replaced, never an error.
     */
    public static function fold(string $text): string
    {
        $text = strtr(mb_scrub($text, 'UTF-8'), self::APOSTROPHES + self::DASHES);
        $text = (string) Normalizer::normalize($text, Normalizer::FORM_KD);
        $text = (string) preg_replace('/\p{Mn}+|\p{Cf}+/u', '', $text);
        $text = strtr(mb_strtolower($text, 'UTF-8'), self::LETTERS);
        $text = (string) preg_replace('/[\s\p{Z}\p{Cc}]+/u', ' ', $text);

        return trim($text);
    }

    /** The letters and digits of the Latin alphabet, in words joined by hyphens: what an address is made of. */
    public static function hyphenated(string $text): string
    {
        return trim((string) preg_replace('/[^a-z0-9]+/', '-', self::fold($text)), '-');
    }

    /**
     * Sort key of titles and names: "« Zouk »" sorts under z, "N’Guessan" next to "Nguessan".
     *
     * @param int $length maximum number of characters, the size of the column
     */
    public static function sortKey(string $text, int $length = 120): string
    {
        $key = str_replace("'", '', self::fold($text));
        $key = trim((string) preg_replace('/[^\p{L}\p{N}]+/u', ' ', $key));

        return mb_substr($key, 0, $length, 'UTF-8');
    }
}
