<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue\Recommendations;

use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityWords;
use Passerelle\Catalogue\Recommendations\Opportunities\Quote;
use Passerelle\Catalogue\Recommendations\Opportunities\Side;
use PHPUnit\Framework\TestCase;

/** What an offer or a need is about, and what is quoted of it. */
final class OpportunityWordsTest extends TestCase
{
    private const LENGTH = 60;
    private const MANY = 60;

    public function testThePhrasesOfOffersAndNeedsAreNotWhatTheyAreAbout(): void
    {
        self::assertSame([], self::words('Je recherche des partenaires pour un projet, nous proposons notre aide.'));
        self::assertSame([], OpportunityWords::of('We are looking for partners, and offer 3 new ideas.', Lang::English, self::MANY));
        self::assertSame([], self::words(''));
    }

    public function testInflectionsAreTheSameWord(): void
    {
        self::assertSame(self::words('une costumière'), self::words('Deux costumières'));
        self::assertSame(self::words('illustratrices'), self::words('Un illustrateur'));
        self::assertSame(OpportunityWords::of('drone pilots', Lang::English, self::MANY), OpportunityWords::of('A drone pilot', Lang::English, self::MANY));
        self::assertCount(2, OpportunityWords::of('drone pilot, drone pilots', Lang::English, self::MANY));
        self::assertCount(1, self::words('costumière régisseuse luthier', 1));
    }

    public function testTheSentenceWithMostOfTheWordsIsQuoted(): void
    {
        $text = "Bonjour à toutes. Une salle de répétition à Dakar ! Une autre salle.\nMerci";

        self::assertSame('Une salle de répétition à Dakar !', Quote::of($text, Lang::French, self::words('salle de répétition'), self::LENGTH));
        self::assertSame('', Quote::of($text, Lang::French, self::words('costumière'), self::LENGTH));
        self::assertSame('', Quote::of('', Lang::French, ['salle'], self::LENGTH));
    }

    public function testALongSentenceIsCutAroundItsWords(): void
    {
        $text = str_repeat('longue phrase sans fin ', 20) . 'costumière de théâtre ' . str_repeat('et encore des mots ', 20);
        $quote = Quote::of($text, Lang::French, self::words('costumière'), self::LENGTH);

        self::assertStringContainsString('costumière', $quote);
        self::assertLessThanOrEqual(self::LENGTH, mb_strlen($quote));
        self::assertStringStartsWith('…', $quote);
        self::assertStringEndsWith('…', $quote);
        self::assertLessThanOrEqual(self::LENGTH, mb_strlen(Quote::of(str_repeat('salle', 50), Lang::French, self::words(str_repeat('salle', 50)), self::LENGTH)));
    }

    public function testTheSidesAreEachOthersOther(): void
    {
        self::assertSame([Side::Sought, Side::Offered], array_map(static fn (Side $side): Side => $side->other(), Side::cases()));
    }

    /** @return list<string> */
    private static function words(string $text, int $limit = self::MANY): array
    {
        return OpportunityWords::of($text, Lang::French, $limit);
    }
}
