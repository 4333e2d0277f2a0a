<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Favourites;

use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Record;
use Passerelle\Favourites\Feed\FeedAction;
use Passerelle\Favourites\Feed\FeedAddresses;
use Passerelle\Favourites\Feed\FeedStore;
use Passerelle\Favourites\ListedFavourite;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\SampleKeys;

/** The private calendar: by one secret address, which its owner replaces and revokes. */
final class CalendarFeedTest extends FavouritesTestCase
{
    public function testAnAddressIsValidUntilItIsReplacedOrRevoked(): void
    {
        self::assertNull($this->changeFeed->secretOf($this->person), 'There is none before it is asked for.');
        self::assertNull($this->changeFeed->change($this->person, FeedAction::Revoke));
        $first = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        self::assertSame($first, $this->changeFeed->secretOf($this->person), 'It can be shown again.');
        self::assertSame([], $this->refusals(fn () => $this->feed->read($first, Lang::French)));

        $second = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        self::assertNotSame($first, $second);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->feed->read($first, Lang::French)));
        self::assertNull($this->changeFeed->change($this->person, FeedAction::Revoke));
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->feed->read($second, Lang::French)));
        $third = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        self::assertCount(3, array_unique([$first, $second, $third]), 'A revoked one never comes back.');
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->changeFeed->change(Viewer::anonymous(), FeedAction::Renew)));
    }

    public function testForgedOnesAreNotFound(): void
    {
        $secret = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        $other = $this->users->beneficiaire();
        $foreign = $this->changeFeed->change($other, FeedAction::Renew) ?? self::fail();
        $signature = explode('_', $secret)[2];
        $forged = ['', '_', $signature, "{$secret}\n", "{$secret}0", strtoupper($secret)];
        $mixed = ["{$other->id}_1_{$signature}", "{$this->person->id}_2_{$signature}", "{$this->person->id}_1_" . explode('_', $foreign)[2]];
        foreach ([...$forged, ...$mixed] as $each) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->feed->read($each, Lang::French)), $each);
        }
    }

    public function testAnAddressOfAnOlderKeyWorksWhileItIsListed(): void
    {
        $feeds = new FeedStore($this->db, $this->clock);
        $addresses = static fn (string $key, string ...$older): FeedAddresses => new FeedAddresses($feeds, SampleKeys::of($key, ...$older));
        $this->changeFeed->change($this->person, FeedAction::Renew);
        $secret = $addresses('former')->secretOf($this->person->id) ?? self::fail();

        self::assertSame($this->person->id, $addresses('new', 'former')->read($secret));
        self::assertNotSame($secret, $addresses('new', 'former')->secretOf($this->person->id));
        self::assertSame(['not_found'], $this->refusals(static fn () => $addresses('new')->read($secret)));
    }

    public function testItHasWhatItsOwnerMayReadNowOfWhatHasADate(): void
    {
        $secret = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        $event = $this->event();
        $english = $this->content->published(ContentType::Event, language: Lang::English, groupId: $event->groupId);
        $members = $this->planned($this->content->published(ContentType::Event, ['zone' => 'Europe/Paris', 'startsAt' => '2099-06-21T18:00:00Z'], audience: Audience::Members));
        $call = $this->call();
        $resource = $this->content->published(ContentType::Resource);
        $offline = $this->event();
        $ended = $this->event('2099-05-02T09:59:59Z');
        $recent = $this->event('2099-05-02T10:00:00Z');
        foreach ([$event, $members, $call, $resource, $offline, $ended, $recent] as $item) {
            $this->change->toggle($this->person, $item->id);
            $this->clock->advance(0);
        }
        $this->content->change($offline, Transition::TakeOffline);
        $this->change->toggle($this->users->beneficiaire(), $this->event()->id);

        self::assertEqualsCanonicalizing($this->ids($event, $members, $call, $recent), $this->feed->read($secret, Lang::French)[1]);
        self::assertEqualsCanonicalizing($this->ids($english, $members, $call, $recent), $this->feed->read($secret, Lang::English)[1]);
        self::assertSame($this->person->id, $this->feed->read($secret, Lang::French)[0]->id);
    }

    public function testAnEventThatComesBackStaysUntilItsLastDateIsLongPast(): void
    {
        $secret = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        $weekly = $this->event('2099-04-04T18:00:00Z', recurrence: ['frequency' => 'weekly', 'until' => '2099-06-13']);
        $ended = $this->event('2099-04-04T18:00:00Z', recurrence: ['frequency' => 'weekly', 'until' => '2099-04-25']);
        foreach ([$weekly, $ended] as $item) {
            $this->change->toggle($this->person, $item->id);
        }

        self::assertSame($this->ids($weekly), $this->feed->read($secret, Lang::French)[1]);
        $dates = array_map(
            static fn (ListedFavourite $each): string => $each->date?->at->format('m-d H:i') ?? '',
            $this->list->listed($this->person, $this->store->ofUser($this->person->id), Lang::French),
        );
        self::assertEqualsCanonicalizing(['06-06 18:00', '04-25 18:00'], $dates, 'The next date, otherwise the last one.');
    }

    public function testItEndsWithTheAccount(): void
    {
        $secret = $this->changeFeed->change($this->person, FeedAction::Renew) ?? self::fail();
        update_user_meta($this->person->id, AccountState::DISABLED_META, '1');
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->feed->read($secret, Lang::French)));
        delete_user_meta($this->person->id, AccountState::DISABLED_META);
        self::assertSame([], $this->refusals(fn () => $this->feed->read($secret, Lang::French)));

        foreach ($this->plugin->get(RecordKinds::class)->all() as $records) {
            if ($records->tables() === ['favourite_feeds']) {
                $this->db->execute("DELETE FROM {$this->db->table('favourite_feeds')} WHERE user_id = %d", $this->person->id);
            }
        }
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->feed->read($secret, Lang::French)));
    }

    /** @return list<int> */
    private function ids(Record ...$records): array
    {
        return array_map(static fn (Record $record): int => $record->id, array_values($records));
    }
}
