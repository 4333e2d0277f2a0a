<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue\Text;

use Passerelle\Catalogue\Text\Stems;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class StemsTest extends TestCase
{
    private const FRENCH = [
        'créateur créateurs créatrice créatrices', 'danseur danseuse danseuses danseurs', 'français française françaises',
        'sénégalais sénégalaise sénégalaises', 'ivoirien ivoirienne ivoiriens ivoiriennes', 'culturel culturelle culturels culturelles',
        'professionnel professionnelle professionnelles', 'national nationale nationaux nationales', 'grand grande grands grandes',
        'invité invitée invités invitées', 'créé créée créés créées', 'né née nés nées', 'heureux heureuse heureuses',
        'nouveau nouvelle nouveaux nouvelles', 'beau belle beaux belles', 'créatif créative créatifs créatives', 'premier première premières premiers',
        'artistique artistiques', 'public publique publics publiques', 'ancien ancienne anciens anciennes', 'bon bonne bons bonnes',
        'gros grosse grosses', 'net nette nets nettes', 'musée musées', 'année années', 'jeu jeux', 'lieu lieux', 'œuvre œuvres oeuvre',
        'festival festivals festivaux', 'béninois béninoise béninoises', 'acteur actrice', 'éditeur éditrice éditrices', 'tissu tissus',
        'travail travaux', 'voix', 'prix', 'pays', 'corps', 'auteur auteure autrice autrices', 'européen européenne européens', 'long longue longues',
        'muet muette muets muettes', 'éclos éclose écloses', 'gentil gentille gentilles', 'camaïeu camaïeux', 'hibou hiboux',
    ];

    private const ENGLISH = [
        'story stories', 'artist artists', 'woman women', 'child children', 'box boxes', 'church churches', 'dress dresses', 'photo photos',
        'company companies', 'life lives', 'craft crafts', 'tie ties', 'wish wishes', 'buzz buzzes',
    ];

    /** Words of one letter more or less that are no inflection of another: the ends of short words stay. */
    private const WHOLE = [
        'fr' => ['cas' => 'cas', 'campus' => 'campus', 'boss' => 'boss', 'chose' => 'chos', 'salle' => 'sall', 'taux' => 'taux', 'deux' => 'deux'],
        'en' => ['gas' => 'gas', 'basis' => 'basis', 'bonus' => 'bonus', 'dress' => 'dress', 'series' => 'series', 'news' => 'news'],
    ];

    /** Words that must not meet, since readers understand them differently. */
    private const APART = [
        'année' => 'Anne', 'musée' => 'muse', 'danse' => 'danseur', 'rue' => 'ruelle', 'mer' => 'mère', 'riz' => 'rive', 'port' => 'porteur',
        'fille' => 'fil', 'ville' => 'vil', 'crise' => 'cri', 'pique' => 'pic', 'tonne' => 'ton', 'selle' => 'sel', 'cas' => 'ça',
        'art' => 'article', 'fin' => 'finale', 'conte' => 'conteur', 'marché' => 'marcheur',
    ];

    /** @return iterable<string, array{Lang, string}> */
    public static function families(): iterable
    {
        foreach (self::FRENCH as $words) {
            yield "French {$words}" => [Lang::French, $words];
        }
        foreach (self::ENGLISH as $words) {
            yield "English {$words}" => [Lang::English, $words];
        }
    }

    #[DataProvider('families')]
    public function testInflectionsHaveTheSameStem(Lang $language, string $words): void
    {
        $stems = array_map(static fn (string $word): string => Stems::of(Folding::fold($word), $language), explode(' ', $words));

        self::assertSame([$stems[0]], array_values(array_unique($stems)));
    }

    public function testShortWordsAndThoseOfOneFormStayWhole(): void
    {
        foreach (self::WHOLE as $language => $words) {
            $stems = array_map(static fn (string $word): string => Stems::of($word, Lang::from($language)), array_combine(array_keys($words), array_keys($words)));

            self::assertSame($words, $stems);
        }
    }

    public function testAWordHasItsStemInEachLanguage(): void
    {
        $stems = static fn (Lang $language): array => array_map(static fn (string $word): string => Stems::of($word, $language), ['leaves', 'journaux']);

        self::assertSame(['leav', 'journal'], $stems(Lang::French));
        self::assertSame(['leaf', 'journaux'], $stems(Lang::English));
        self::assertSame(['leav', 'journal'], $stems(Lang::French));
    }

    public function testDifferentWordsHaveDifferentStems(): void
    {
        foreach (self::APART as $one => $other) {
            self::assertNotSame(Stems::of(Folding::fold($one), Lang::French), Stems::of(Folding::fold($other), Lang::French), "{$one} / {$other}");
        }
    }
}
