<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Statistics;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Messages\Delivery;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Site\Statistics\OwnItem;
use Passerelle\Site\Statistics\OwnStatistics;

/** Figures about what one owns or co-edits, and nothing about what others own. */
final class OwnStatisticsTest extends StatisticsTestCase
{
    private const FEW = 2;
    private const MANY = 8;

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    public function testViewsFavouritesAndContactsByDayAndItem(): void
    {
        $event = $this->own(ContentType::Event, 'Concert');
        $profile = $this->own(ContentType::CommunityProfile, 'Awa');
        $this->view($event, 3);
        $this->view($event, 2, '2099-06-14');
        $this->view($profile, 4);
        $this->mark($event, 2);
        $this->contact($profile);

        $read = $this->read(from: '2099-06-13');

        self::assertSame(['2099-06-13', self::TODAY, 2], [$read->period->firstDay(), $read->period->lastDay(), $read->total]);
        self::assertSame([
            'views' => ['2099-06-13' => 0, '2099-06-14' => 2, self::TODAY => 7],
            'favourites' => ['2099-06-13' => 0, '2099-06-14' => 0, self::TODAY => 2],
            'contacts' => ['2099-06-13' => 0, '2099-06-14' => 0, self::TODAY => 0],
        ], array_map(static fn (array $points): array => array_column($points, 'count', 'day'), $read->series));
        self::assertSame(
            [$event->groupId => ['views' => 5, 'favourites' => 2, 'contacts' => 0], $profile->groupId => ['views' => 4, 'favourites' => 0, 'contacts' => 0]],
            self::counts($read),
        );
        self::assertSame(["/evenement/{$event->slug}/", "/annuaire/{$profile->slug}/"], array_map(static fn (OwnItem $item): ?string => $item->path, $read->items));
    }

    public function testContactsAreCountedOnTheDayOfTheMachine(): void
    {
        $profile = $this->own(ContentType::CommunityProfile, 'Awa');
        $this->contact($profile);
        $this->contact($profile);
        $today = gmdate('Y-m-d');

        $read = $this->read($today, $today);

        self::assertSame([['day' => $today, 'count' => 2]], $read->series['contacts']);
        self::assertSame(['views' => 0, 'favourites' => 0, 'contacts' => 2], self::counts($read)[$profile->groupId]);
    }

    public function testWhatOthersOwnIsNotThere(): void
    {
        $other = $this->content->published(ContentType::Event, title: 'SECRET', ownerId: $this->users->beneficiaire()->id);
        $this->view($other, 50);
        $this->mark($other, 50);

        foreach ([$this->owner, $this->users->moderateur('SN')] as $viewer) {
            $read = $this->read(viewer: $viewer);
            self::assertSame([[], 0, 0], [$read->items, $read->total, array_sum(array_column($read->series['views'] ?? [], 'count'))]);
        }
        self::assertSame(['access_token_missing'], $this->refusals(fn (): OwnStatistics => $this->read(viewer: Viewer::anonymous())));
    }

    public function testCoEditorsReadThoseOfTheirStructure(): void
    {
        [$member, $guest, $pretender] = array_map(fn (): Viewer => $this->users->beneficiaire(), range(1, 3));
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $guest->id, 'role' => 'guest', 'status' => 'member'],
            ['user' => $pretender->id, 'role' => 'member', 'status' => 'pretender'],
        ]]);
        $item = $this->content->published(ContentType::Initiative, ['organiserId' => $structure->groupId], ownerId: $this->users->beneficiaire()->id);
        $this->view($item, 5);
        $this->view($structure, 1);

        foreach ([$this->owner, $member] as $viewer) {
            self::assertSame([$item->groupId, $structure->groupId], array_keys(self::counts($this->read(viewer: $viewer))));
        }
        foreach ([$guest, $pretender] as $viewer) {
            self::assertSame([], self::counts($this->read(viewer: $viewer)));
        }
    }

    public function testAnItemIsOneInAllItsLanguagesAndNamedInOnesOwn(): void
    {
        $french = $this->own(ContentType::Event, 'Concert');
        $english = $this->content->published(ContentType::Event, title: 'Concert in English', language: Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);
        $this->view($french, 5);

        self::assertSame(['Concert', 'Concert in English'], [$this->read()->items[0]->record->title ?? '', $this->read(language: Lang::English)->items[0]->record->title ?? '']);
        self::assertSame([1, $english->groupId], [$this->read()->total, $french->groupId]);
    }

    public function testWhatIsNotPublicHasNoAddress(): void
    {
        $this->content->draft(ContentType::Event, title: 'Brouillon', ownerId: $this->owner->id);

        $items = $this->read()->items;

        self::assertSame([['Brouillon', null]], array_map(static fn (OwnItem $item): array => [$item->record->title, $item->path], $items));
    }

    public function testPeriods(): void
    {
        $read = $this->read();
        self::assertSame(['2099-05-17', self::TODAY, 30], [$read->period->firstDay(), $read->period->lastDay(), count($read->series['views'] ?? [])]);
        foreach (
            [
            [['from' => '2099-6-1'], 'from: invalid_date'],
            [['from' => '2099-02-30'], 'from: invalid_date'],
            [['to' => 'x'], 'to: invalid_date'],
            [['from' => '2099-06-02', 'to' => '2099-06-01'], 'to: end_before_start'],
            [['from' => '2098-06-14'], 'from: invalid_date'],
            ] as [$period, $refusal]
        ) {
            self::assertSame([$refusal], $this->refusals(fn (): OwnStatistics => $this->read(...$period)));
        }
        self::assertSame(366, $this->read(from: '2098-06-15')->period->days());
    }

    public function testTheNumberOfQueriesDoesNotGrow(): void
    {
        $make = fn (int $number): array => array_map(fn (int $each): Record => $this->own(ContentType::Event, "Concert {$each}"), range(1, $number));
        $make(self::FEW);
        $this->read();
        $few = $this->countQueries(fn (): OwnStatistics => $this->read());
        $make(self::MANY);
        wp_cache_flush();
        $this->read();

        self::assertLessThanOrEqual($few + 1, $this->countQueries(fn (): OwnStatistics => $this->read()));
    }

    private function own(ContentType $type, string $title): Record
    {
        return $this->content->published($type, title: $title, ownerId: $this->owner->id);
    }

    private function contact(Record $profile): void
    {
        $sender = $this->users->beneficiaire();
        $this->plugin->get(AuditLog::class)->record(new AuditEntry($sender->id, $sender->roles, $profile->id, $profile->groupId, Delivery::ACTION, '', ''));
    }

    private function read(string $from = '', string $to = '', ?Viewer $viewer = null, Lang $language = Lang::French): OwnStatistics
    {
        return ($this->own)($viewer ?? $this->owner, $language, $from, $to);
    }

    /** @return array<int, array<string, int>> by group, in order */
    private static function counts(OwnStatistics $read): array
    {
        $counts = [];
        foreach ($read->items as $item) {
            $counts[$item->record->groupId] = $item->counts;
        }

        return $counts;
    }
}
