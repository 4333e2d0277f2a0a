<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\ContentReading;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\Favourites\Feed\CalendarFeed;
use Passerelle\Favourites\Feed\FeedAction;
use Passerelle\Favourites\Feed\FeedAddresses;
use Passerelle\Favourites\Feed\FeedStore;
use Passerelle\Favourites\GraphQL\FavouriteTypes;
use Passerelle\Favourites\GraphQL\FeedTypes;
use Passerelle\Favourites\Reminders\ReminderMail;
use Passerelle\Favourites\Reminders\SendReminders;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticePaths;
use Passerelle\Notices\NoticesModule;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Items that people marked: their list, reminders of their dates, and a private calendar. */
final readonly class FavouritesModule implements HasMigrations, HasDueWork, HasDailyTasks, HasMails, HasNotices, HasGraphQlTypes
{
    private const DAILY = 'passerelle_purge_favourite_reminders';
    private const KEY = 'passerelle-favourites-calendar';

    private function __construct(
        public ChangeFavourite $change,
        public ReadFavourite $read,
        public ListFavourites $list,
        public CalendarFeed $feed,
        public SendReminders $send,
        private FavouriteListeners $listeners,
        private Records $records,
        private CardBuilder $cards,
        private NoticesModule $notices,
        private Services $services,
    ) {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        Policy $policy,
        CardBuilder $cards,
        NoticesModule $notices,
        FavouriteListeners $listeners,
        TokenKeys $keys,
        AuthModule $auth,
    ): self {
        $records = $reading->records;
        $rights = new FavouriteRights($policy);
        $list = new ListFavourites($listeners->store, $records, $rights, $services->clock);
        $feeds = new FeedStore($services->database, $services->clock);
        $addresses = new FeedAddresses($feeds, static fn (): string => $keys->derive(self::KEY));

        return new self(
            new ChangeFavourite($listeners->store, $records, $rights, $services),
            new ReadFavourite($listeners->store, $records, $rights),
            $list,
            new CalendarFeed($addresses, $feeds, $listeners->store, $list, new ViewerFactory(), $auth->accounts->state, $services),
            new SendReminders($listeners->store, $listeners->reminders, $records, $notices->notify, $services),
            $listeners,
            $records,
            $cards,
            $notices,
            $services,
        );
    }

    public function migrations(): array
    {
        return [...FavouriteTables::migrations(), ...$this->listeners->plan->migrations($this->records)];
    }

    public function dueWork(): array
    {
        return [$this->send];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->listeners->reminders->purge(...)];
    }

    /** @return array{ReminderMail} */
    public function mails(): array
    {
        $config = $this->services->config;

        return [new ReminderMail($this->notices->store, $this->records, new NoticePaths($config, new RecordPaths($config)))];
    }

    public function notices(): array
    {
        return $this->mails();
    }

    public function graphQlTypes(): array
    {
        $config = $this->services->config;
        [$viewers, $request] = [new ViewerFactory(), new ProxyRequest()];

        return [
            new EnumTypes([
                'PasserelleFavouriteDateKind' => DateKind::cases(),
                'PasserelleFavouriteFeedAction' => FeedAction::cases(),
                'PasserelleFavouriteSort' => FavouriteSort::cases(),
            ]),
            new FavouriteTypes($this->list, $this->change, $this->read, $this->listeners->store, $this->cards, $config, $viewers, $request),
            new FeedTypes($this->feed, $this->cards, PublicPages::configured($config), $viewers, $request),
        ];
    }
}
