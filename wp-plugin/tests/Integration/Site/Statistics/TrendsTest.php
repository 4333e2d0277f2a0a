<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Statistics;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Site\Statistics\TrendItem;
use Passerelle\Site\Statistics\TrendMonth;
use Passerelle\Site\Statistics\Trends;
use Passerelle\Site\Statistics\TrendTopic;

/** What members learn about items of others: only figures that are large enough. */
final class TrendsTest extends StatisticsTestCase
{
    private Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->users->beneficiaire();
    }

    public function testTheMostViewedAndMarked(): void
    {
        $first = $this->event('Premier', ['SN'], ['theatre']);
        $second = $this->event('Second', ['SN', 'FR'], ['theatre']);
        $marked = $this->event('Marqué', ['FR'], ['theatre']);
        $this->view($first, 20);
        $this->view($second, 4, '2099-06-01');
        $this->view($second, 3, '2099-06-02');
        $this->view($second, 90, '2099-05-31');
        $this->mark($second, 4);
        $this->view($marked, 2);
        $this->mark($marked, 6);

        $trends = $this->read();

        self::assertSame(['2099-06', [$first->id, $second->id, $marked->id]], [$trends->month, $trends->postIds]);
        self::assertSame([[20, null], [7, null], [null, 6]], array_map(static fn (TrendItem $item): array => [$item->views, $item->favourites], array_values($trends->items)));
        self::assertSame([['SN', 27, null], ['FR', 7, 6]], self::topics($trends->countries));
        self::assertSame([['theatre', 27, 6]], self::topics($trends->sectors));
    }

    public function testNothingUnderFiveCanBeWorkedOut(): void
    {
        $shown = $this->event('Montré', ['SN'], ['theatre']);
        $hidden = $this->event('SECRET', ['SN', 'BJ'], ['theatre']);
        $this->view($shown, 5);
        $this->view($hidden, 4);
        $this->mark($hidden, 4);

        $trends = $this->read();

        self::assertSame([$shown->id], $trends->postIds);
        self::assertSame([['SN', 5, null]], self::topics($trends->countries), 'A sum has no part that is not shown.');
        self::assertSame([['theatre', 5, null]], self::topics($trends->sectors));
        $this->forgetTrends();
        self::assertSame([], $this->read(country: 'BJ')->postIds);
        self::assertSame([5, null], $this->month($trends, '2099-06'), 'The rest were the figure of what is not shown.');
        self::assertSame([null, null], $this->month($trends, '2099-05'));
    }

    public function testFiltersBySectorCountryAndMonth(): void
    {
        $dance = $this->event('Danse', ['SN'], ['dance']);
        $theatre = $this->event('Théâtre', ['FR'], ['theatre']);
        foreach ([$dance, $theatre] as $item) {
            $this->view($item, 5);
        }
        $this->view($theatre, 8, '2099-03-31');

        $ofDance = $this->read(sector: 'dance');
        self::assertSame([[$dance->id], [['SN', 5, null]], ['dance', 'theatre']], [$ofDance->postIds, self::topics($ofDance->countries), self::keys($ofDance->sectors)]);
        $ofFrance = $this->read(country: 'FR');
        self::assertSame([[$theatre->id], [['theatre', 5, null]], ['FR', 'SN']], [$ofFrance->postIds, self::topics($ofFrance->sectors), self::keys($ofFrance->countries)]);
        self::assertSame([], $this->read(sector: 'dance', country: 'FR')->postIds);
        self::assertSame([], $this->read(sector: "' OR 1=1", country: 'XX')->postIds);
        self::assertSame([$theatre->id], $this->read('2099-03')->postIds);
    }

    public function testMonths(): void
    {
        $item = $this->event('Concert', ['SN'], ['theatre']);
        $this->view($item, 3, '2098-07-01');
        $this->view($item, 3, '2098-07-31');
        $this->view($item, 4, '2098-08-01');
        $this->mark($item, 5, '2099-05-31T23:59:59Z');
        $trends = $this->read();
        $figures = array_map(fn (string $month): array => $this->month($trends, $month), ['2098-07', '2098-08', '2099-05', '2099-06']);
        self::assertSame([[6, null], [null, null], [null, 5], [null, null]], $figures);
        $this->view($item, 9);
        self::assertSame([null, null], $this->month($this->read(), '2099-06'), 'Read once for some minutes.');

        $months = array_map(static fn (TrendMonth $each): string => $each->month, $this->read()->months);
        self::assertSame(['2098-07', '2099-06', 12], [$months[0] ?? '', end($months), count($months)]);
        self::assertSame([$item->id], $this->read('2098-07')->postIds);
        foreach (['2098-06', '2099-07', '2099-13', '2099-6', 'x'] as $month) {
            self::assertSame(['month: invalid_date'], $this->refusals(fn (): Trends => $this->read($month)), $month);
        }
    }

    public function testOnlyWhatIsPublicAndOnlyForMembers(): void
    {
        $offline = $this->event('SECRET', ['SN'], ['theatre']);
        $members = $this->content->published(ContentType::Event, audience: Audience::Members);
        $this->view($offline, 50);
        $this->view($members, 6);
        $this->content->change($offline, Transition::TakeOffline);

        $trends = $this->read();

        self::assertSame([$members->id], $trends->postIds);
        self::assertSame([['SN', 6, null]], self::topics($trends->countries));
        self::assertSame(['access_token_missing'], $this->refusals(fn (): Trends => $this->read(viewer: Viewer::anonymous())));
    }

    public function testWhatIsTakenOfflineLeavesAtOnceThoughTheMonthIsStored(): void
    {
        $item = $this->event('Concert', ['SN'], ['theatre']);
        $this->view($item, 6);
        self::assertSame([$item->id], $this->read()->postIds);
        $this->view($this->event('Autre', ['SN'], ['theatre']), 9);
        self::assertSame([$item->id], $this->read()->postIds, 'Read once for some minutes.');
        $this->content->change($item, Transition::TakeOffline);

        self::assertSame([], $this->read()->postIds);
    }

    public function testTheLanguageOfTheReaderComesFirst(): void
    {
        $french = $this->event('Concert', ['SN'], ['theatre']);
        $english = $this->content->published(ContentType::Event, language: Lang::English, groupId: $french->groupId);
        $this->view($french, 6);

        self::assertSame([[$french->id], [$english->id]], [$this->read()->postIds, $this->read(language: Lang::English)->postIds]);
    }

    /**
     * @param list<string> $countries
     * @param list<string> $sectors
     */
    private function event(string $title, array $countries, array $sectors): Record
    {
        return $this->content->published(ContentType::Event, ['countryIds' => $countries, 'sectorIds' => $sectors], title: $title);
    }

    private function read(string $month = '', string $sector = '', string $country = '', ?Viewer $viewer = null, Lang $language = Lang::French): Trends
    {
        return ($this->trends)($viewer ?? $this->person, $language, $month, $sector, $country);
    }

    /** @return array{int|null, int|null} */
    private function month(Trends $trends, string $month): array
    {
        foreach ($trends->months as $each) {
            if ($each->month === $month) {
                return [$each->views, $each->favourites];
            }
        }
        self::fail($month);
    }

    /**
     * @param list<TrendTopic> $topics
     * @return list<array{string, int|null, int|null}>
     */
    private static function topics(array $topics): array
    {
        return array_map(static fn (TrendTopic $each): array => [$each->key, $each->views, $each->favourites], $topics);
    }

    /**
     * @param list<TrendTopic> $topics
     * @return list<string>
     */
    private static function keys(array $topics): array
    {
        return array_map(static fn (TrendTopic $each): string => $each->key, $topics);
    }
}
