<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue\Recommendations;

use DateTimeImmutable;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Catalogue\Candidate;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Catalogue\Recommendations\Opportunities\SharedWords;
use Passerelle\Catalogue\Recommendations\Ranking\Ranked;
use Passerelle\Catalogue\Recommendations\Ranking\Ranking;
use Passerelle\Catalogue\Recommendations\Ranking\ReasonCode;
use Passerelle\Catalogue\Recommendations\Ranking\Wishes;
use PHPUnit\Framework\TestCase;

/** Order, reasons, freshness and variety of recommendations. */
final class RankingTest extends TestCase
{
    private const NOW = '2026-11-26T10:00:00Z';
    private const ALL = 100;

    public function testMatchingOpportunitiesComeBeforeSectorsAndCountriesAndThoseBeforeTheRest(): void
    {
        $wishes = self::wishes(new InterestChoice(['theatre'], ['SN']), offers: ['costumier' => [1]], needs: ['studio' => [2]]);

        self::assertSame([2, 1, 3, 4, 5, 6], self::order([
            self::item(6),
            self::item(5, countries: ['SN']),
            self::item(4, sectors: ['theatre']),
            self::item(3, sectors: ['theatre'], countries: ['SN']),
            self::item(2),
            self::item(1),
        ], $wishes));
    }

    public function testEachItemHasTheReasonsForItsPlaceTheStrongestFirst(): void
    {
        $wishes = self::wishes(new InterestChoice(['theatre'], ['SN']), offers: ['costumier' => [1]], needs: ['studio' => [1]]);
        $items = [
            self::item(1, sectors: ['theatre'], countries: ['SN']),
            self::item(2, countries: ['SN'], closesAt: '+3 days'),
            self::item(3, startsAt: '+3 days', closesAt: '+4 days'),
            self::item(4, startsAt: '-3 days', closesAt: '+40 days'),
        ];

        $reasons = [];
        foreach (Ranking::of($items, $wishes, self::now(), self::ALL) as $ranked) {
            $reasons[$ranked->candidate->groupId] = $ranked->reasons;
        }

        self::assertSame([
            1 => [ReasonCode::OffersSought, ReasonCode::SeeksOffered, ReasonCode::Sector, ReasonCode::Country],
            2 => [ReasonCode::Country, ReasonCode::ClosingSoon],
            3 => [ReasonCode::ComingSoon],
            4 => [ReasonCode::Recent],
        ], $reasons);
    }

    public function testAmongEqualsTheMoreRecentTheSoonerAndTheReadersLanguageComeFirst(): void
    {
        $wishes = self::wishes(new InterestChoice());

        self::assertSame([2, 1], self::order([self::item(1, published: '-40 days'), self::item(2, published: '-1 day')], $wishes));
        self::assertSame([1, 2], self::order([self::item(1, closesAt: '+5 days'), self::item(2, closesAt: '+50 days')], $wishes));
        self::assertSame([1, 2], self::order([self::item(1), self::item(2, language: Lang::English)], $wishes));
        self::assertSame([2, 1], self::order([self::item(1), self::item(2)], $wishes), 'equal in all: the newest item');
        self::assertSame([2, 1], self::order([self::item(2), self::item(1)], $wishes), 'whatever their order was');
    }

    public function testWhoWantsAllSectorsAndCountriesPrefersNoneOfThem(): void
    {
        $all = self::wishes(new InterestChoice([], [], true, true), offers: ['costumier' => [3]]);
        $items = [
            self::item(1, sectors: ['theatre', 'dance', 'music'], countries: ['SN', 'ML'], published: '-3 days'),
            self::item(2, sectors: ['theatre'], countries: ['SN']),
            self::item(3),
        ];

        self::assertSame([3, 2, 1], self::order($items, $all));
    }

    public function testAListIsNotAllOfOneType(): void
    {
        $wishes = self::wishes(new InterestChoice(['theatre']));
        $calls = array_map(static fn (int $id): Candidate => self::item($id, ContentType::CallForApplication, ['theatre']), range(1, 20));
        $event = self::item(30, ContentType::Event, ['theatre'], published: '-60 days');

        $order = self::order([...$calls, $event], $wishes);

        self::assertNotSame(30, $order[0]);
        self::assertContains(30, array_slice($order, 0, 8));
        self::assertCount(21, $order);
    }

    public function testTheListIsLimitedAndMayBeEmpty(): void
    {
        $wishes = self::wishes(new InterestChoice());

        self::assertSame([], Ranking::of([], $wishes, self::now(), self::ALL));
        self::assertCount(2, Ranking::of(array_map(self::item(...), range(1, 9)), $wishes, self::now(), 2));
    }

    public function testWordsThatManyUseAreNoMatch(): void
    {
        $shared = SharedWords::of(['rare' => [1], 'common' => range(1, 90), 'some' => [1, 2, 3]]);

        self::assertSame([1, 2, 3], self::sorted($shared->strongest(self::ALL)));
        self::assertSame(1, $shared->strongest(1)[0]);
        self::assertSame(1.0, $shared->strength(1));
        self::assertGreaterThan($shared->strength(4), $shared->strength(2));
        self::assertSame(0.0, $shared->strength(4));
        self::assertSame(['common', 'some'], $shared->stems(2));
        self::assertSame([], SharedWords::of(['nobody' => []])->strongest(self::ALL));
    }

    /**
     * @param list<Candidate> $items
     * @return list<int> group ids
     */
    private static function order(array $items, Wishes $wishes): array
    {
        return array_map(static fn (Ranked $ranked): int => $ranked->candidate->groupId, Ranking::of($items, $wishes, self::now(), self::ALL));
    }

    /**
     * @param array<string, list<int>> $offers
     * @param array<string, list<int>> $needs
     */
    private static function wishes(InterestChoice $interests, array $offers = [], array $needs = []): Wishes
    {
        return new Wishes(Lang::French, $interests, SharedWords::of($offers), SharedWords::of($needs));
    }

    /**
     * @param list<string> $sectors
     * @param list<string> $countries
     */
    private static function item(
        int $id,
        ContentType $type = ContentType::Initiative,
        array $sectors = [],
        array $countries = [],
        string $published = '-1 hour',
        ?string $closesAt = null,
        ?string $startsAt = null,
        Lang $language = Lang::French,
    ): Candidate {
        $at = static fn (?string $offset): ?DateTimeImmutable => $offset === null ? null : (self::now()->modify($offset) ?: null);

        return new Candidate($id, $id, $language, $type, self::now()->modify($published), $at($closesAt), $at($startsAt), $sectors, $countries);
    }

    private static function now(): DateTimeImmutable
    {
        return new DateTimeImmutable(self::NOW);
    }

    /**
     * @param list<int> $numbers
     * @return list<int>
     */
    private static function sorted(array $numbers): array
    {
        sort($numbers);

        return $numbers;
    }
}
