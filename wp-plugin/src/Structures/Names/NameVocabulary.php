<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

use Locale;

/** Words that say little about which structure a name means, in French and English, folded and in the singular. */
final class NameVocabulary
{
    private const LINKING = [
        'a', 'and', 'at', 'au', 'aux', 'by', 'd', 'de', 'des', 'du', 'en', 'et', 'for', 'in', 'l', 'la', 'le', 'les', 'of', 'on', 'pour', 'sur', 'the', 'un', 'une',
    ];

    private const LEGAL_FORMS = [
        '1901', 'asbl', 'assoc', 'association', 'cic', 'cooperative', 'eurl', 'fondation', 'foundation', 'gie', 'gmbh', 'groupe', 'groupement', 'inc', 'incorporated',
        'limited', 'llc', 'loi', 'ltd', 'ngo', 'npo', 'ong', 'plc', 'pty', 'sa', 'sarl', 'sas', 'sasu', 'scic', 'scop', 'societe', 'suarl', 'trust',
    ];

    private const ABBREVIATIONS = [
        'acad' => 'academie', 'asso' => 'association', 'assoc' => 'association', 'bibl' => 'bibliotheque', 'cie' => 'compagnie', 'co' => 'compagnie',
        'ctr' => 'centre', 'ctre' => 'centre', 'ed' => 'edition', 'fed' => 'federation', 'fest' => 'festival', 'inst' => 'institut',
        'intl' => 'international', 'med' => 'mediatheque', 'prod' => 'production', 'st' => 'saint', 'ste' => 'sainte',
    ];

    /** Each row is one idea: a name may have it in either language. */
    private const IDEAS = [
        ['academie', 'academy'], ['animation'], ['architecture'], ['art'], ['artisan', 'artisanat', 'craft'], ['artiste', 'artist', 'artistique', 'artistic'],
        ['atelier', 'workshop'], ['bibliotheque', 'library'], ['centre', 'center', 'centro'], ['cinema', 'cine', 'film'], ['cirque', 'circus'],
        ['collectif', 'collective'], ['compagnie', 'company', 'troupe'], ['conte', 'storytelling', 'tale'], ['culture', 'culturel', 'culturelle', 'cultural'],
        ['danse', 'dance'], ['design'], ['ecole', 'school'], ['edition', 'publishing', 'publisher'], ['espace', 'space'], ['federation'], ['festival'],
        ['galerie', 'gallery'], ['hub'], ['image', 'picture'], ['institut', 'institute'], ['international', 'internationale'], ['lab', 'labo', 'laboratoire', 'laboratory'],
        ['livre', 'book'], ['maison', 'house', 'case'], ['marionnette', 'puppet'], ['media'], ['mediatheque'], ['mode', 'fashion'], ['musee', 'museum'],
        ['musique', 'music', 'musical', 'musicale'], ['national', 'nationale'], ['orchestre', 'orchestra'], ['patrimoine', 'heritage'],
        ['photo', 'photographie', 'photography', 'photographe', 'photographer'], ['presse', 'press'], ['production'], ['radio'], ['recherche', 'research'],
        ['record', 'records', 'label'], ['reseau', 'network'], ['scene', 'stage'], ['society'], ['son', 'sound'], ['studio'], ['theatre', 'theater', 'theatral'],
        ['union'], ['video'],
    ];

    /** Besides the names of a country. */
    private const COUNTRY_NICKNAMES = ['CD' => ['rdc', 'drc'], 'CF' => ['rca'], 'GB' => ['uk', 'britain'], 'US' => ['usa'], 'ZA' => ['rsa']];

    /** @var array<string, int> numbers of ideas by word */
    private static array $numbers = [];

    public static function isLinking(string $word): bool
    {
        return in_array($word, self::LINKING, true);
    }

    public static function isLegalForm(string $word): bool
    {
        return in_array($word, self::LEGAL_FORMS, true);
    }

    public static function expanded(string $word): string
    {
        return self::ABBREVIATIONS[$word] ?? $word;
    }

    /** @return int|null the number of the idea that the word stands for; null for all words that tell structures apart */
    public static function ideaOf(string $word): ?int
    {
        if (self::$numbers === []) {
            foreach (self::IDEAS as $number => $words) {
                self::$numbers += array_fill_keys($words, $number);
            }
        }

        return self::$numbers[$word] ?? null;
    }

    /**
     * @param string $country ISO 3166 alpha-2; empty: unknown
     * @return list<string> the words of its names, without linking ones
     */
    public static function wordsOfCountry(string $country): array
    {
        if ($country === '') {
            return [];
        }
        $words = self::COUNTRY_NICKNAMES[$country] ?? [];
        foreach (['fr', 'en'] as $language) {
            array_push($words, ...NameWords::split((string) Locale::getDisplayRegion("-{$country}", $language)));
        }

        return array_values(array_filter($words, static fn (string $word): bool => !self::isLinking($word)));
    }
}
