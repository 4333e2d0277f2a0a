<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Favourites;

use DateTimeImmutable;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\Record;
use Passerelle\Favourites\ChangeFavourite;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Favourites\Feed\CalendarFeed;
use Passerelle\Favourites\Feed\ChangeFeed;
use Passerelle\Favourites\Feed\FeedAddresses;
use Passerelle\Favourites\Feed\FeedStore;
use Passerelle\Favourites\ListFavourites;
use Passerelle\Favourites\Reminders\PlanReminders;
use Passerelle\Favourites\Reminders\SendReminders;
use Passerelle\Kernel\Clock;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

/** Favourites of people, on a clock of the test. */
abstract class FavouritesTestCase extends IntegrationTestCase
{
    protected FrozenClock $clock;
    protected FavouriteStore $store;
    protected ChangeFavourite $change;
    protected ListFavourites $list;
    protected SendReminders $send;
    protected CalendarFeed $feed;
    protected ChangeFeed $changeFeed;
    protected Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock('2099-06-01T10:00:00Z');
        $feeds = new FeedStore($this->db, $this->clock);
        $this->usePluginWith([Clock::class => $this->clock, FeedAddresses::class => new FeedAddresses($feeds, TokenKeys::configured()->derive('test'))]);
        $this->store = $this->plugin->get(FavouriteStore::class);
        $this->change = $this->plugin->get(ChangeFavourite::class);
        $this->list = $this->plugin->get(ListFavourites::class);
        $this->send = $this->plugin->get(SendReminders::class);
        $this->feed = $this->plugin->get(CalendarFeed::class);
        $this->changeFeed = $this->plugin->get(ChangeFeed::class);
        $this->person = $this->users->beneficiaire();
        foreach (['outbox', 'notices', 'favourites', 'favourite_reminders'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    protected function call(string $closing = '2099-06-30T10:00:00Z', string $title = 'Résidence'): Record
    {
        return $this->planned($this->content->published(
            ContentType::CallForApplication,
            ['zone' => 'Africa/Dakar', 'opensAt' => '2099-05-02T10:00:00Z', 'closesAt' => $closing],
            title: $title,
            at: new DateTimeImmutable('-60 days'),
        ));
    }

    /** @param array<string, mixed> $recurrence */
    protected function event(string $start = '2099-06-20T18:00:00Z', string $title = 'Concert', array $recurrence = []): Record
    {
        $values = ['zone' => 'Europe/Paris', 'startsAt' => $start, ...($recurrence === [] ? [] : ['recurrence' => $recurrence])];

        return $this->planned($this->content->published(ContentType::Event, $values, title: $title));
    }

    /** By the clock of the test: the listener of the plugin planned it by the clock of the machine. */
    protected function planned(Record $item): Record
    {
        $this->plugin->get(PlanReminders::class)->plan($item->groupId, [$item->language->value => $item]);

        return $item;
    }

    /** @return list<array<string, string|null>> */
    protected function rows(string $table, string $order = 'group_id'): array
    {
        return $this->db->rows("SELECT * FROM {$this->db->table($table)} ORDER BY {$order}");
    }
}
