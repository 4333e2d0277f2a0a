<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Opportunities;

use Passerelle\Catalogue\Text\Stems;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Languages\Lang;

/** What an offer or a need is about: its words, without inflections, stop words and the words in which everybody offers and seeks. */
final class OpportunityWords
{
    private const MIN_LENGTH = 3;

    /** Folded words of phrases such as "je recherche un partenaire pour un projet". Not "salle", "prêt": they are offered. */
    private const PHRASES = [
        'fr' => 'recherche recherchons rechercher cherche cherchons chercher propose proposons proposer offre offrons offrir besoin besoins souhaite souhaitons '
            . 'souhaiter veux voulons aimerais aimerions disponible disponibles partenaire partenaires partenariat partenariats projet projets collaboration '
            . 'collaborations collaborer aide aider aides contact contacts rencontrer rencontre rencontres personne personnes quelqu quelque quelques chose idee idees '
            . 'nouveau nouveaux nouvelle nouvelles autour ainsi via etc deux trois quatre cinq six sept huit dix cent cents mois semaine semaines jour jours annee annees '
            . 'afrique france francais africain africaine africains africaines culturel culturelle culturels culturelles culture creatif creative creatifs creatives',
        'en' => 'look looking search searching seek seeking offer offers offering need needs needed want wants wanted available partner partners partnership partnerships '
            . 'project projects collaboration collaborations collaborate help helping contact contacts meet meeting people person someone somebody something idea ideas new '
            . 'around also etc via two three four five six seven eight ten hundred month months week weeks day days year years like '
            . 'africa africans african france french cultural culture creative',
    ];

    /** @var array<string, array<string, true>> stems of the phrases by language */
    private static array $phrases = [];

    /**
     * @param int $limit maximum number, in the order of the text
     * @return list<string> stems, each once
     */
    public static function of(string $text, Lang $language, int $limit): array
    {
        $stems = array_map(static fn (string $word): string => Stems::of($word, $language), self::meaningful(Words::of($text, $language), $language));

        return array_slice(array_values(array_unique($stems)), 0, $limit);
    }

    /**
     * @param list<string> $words folded
     * @return list<string>
     */
    private static function meaningful(array $words, Lang $language): array
    {
        self::$phrases[$language->value] ??= array_fill_keys(
            array_map(static fn (string $word): string => Stems::of($word, $language), explode(' ', self::PHRASES[$language->value])),
            true,
        );
        $phrases = self::$phrases[$language->value];

        return array_values(array_filter($words, static fn (string $word): bool => mb_strlen($word) >= self::MIN_LENGTH
            && !ctype_digit($word)
            && !isset($phrases[Stems::of($word, $language)])));
    }
}
