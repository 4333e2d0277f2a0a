<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\ContentReading;
use Passerelle\Content\PublicRecords;
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
use Passerelle\GraphQL\Registration;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticePaths;
use Passerelle\Notices\NoticesModule;
use Passerelle\Notices\NoticeStore;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Items that people marked: their list, reminders of their dates, and a private calendar. */
final readonly class FavouritesModule implements HasMigrations, HasDueWork, HasDailyTasks, HasMails, HasNotices, HasGraphQlTypes
{
    private const DAILY = 'passerelle_purge_favourite_reminders';
    private const KEY = 'passerelle-favourites-calendar';

    /** @param list<Registration> $types */
    private function __construct(
        public ListFavourites $list,
        private SendReminders $send,
        private NoticeStore $notices,
        private NoticePaths $paths,
        private FavouriteListeners $listeners,
        private Records $records,
        private array $types,
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
        $config = $services->config;
        $store = $listeners->store;
        $public = new PublicRecords($policy);
        $list = new ListFavourites($store, $records, $public, $services->clock);
        $change = new ChangeFavourite($store, $records, $public, $services);
        $feeds = new FeedStore($services->database, $services->clock);
        $addresses = new FeedAddresses($feeds, $keys->derive(self::KEY));
        [$viewers, $request] = [new ViewerFactory(), new ProxyRequest()];
        $feed = new CalendarFeed($addresses, $feeds, $store, $list, $viewers, $auth->accounts->state, $services);

        return new self(
            $list,
            new SendReminders($store, $listeners->reminders, $records, $notices->notify, $services),
            $notices->store,
            new NoticePaths($config, new RecordPaths($config)),
            $listeners,
            $records,
            [
                new FavouriteTypes($list, $change, new ReadFavourite($store, $records, $public), $cards, $config, $viewers, $request),
                new FeedTypes($feed, $cards, PublicPages::configured($config), $viewers, $request),
            ],
        );
    }

    public function migrations(): array
    {
        return [...FavouriteTables::migrations(), ...$this->listeners->plan->migrations($this->records), FavouriteTables::byDay()];
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
        return [new ReminderMail($this->notices, $this->records, $this->paths)];
    }

    public function notices(): array
    {
        return $this->mails();
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleFavouriteDateKind' => DateKind::cases(),
                'PasserelleFavouriteFeedAction' => FeedAction::cases(),
                'PasserelleFavouriteSort' => FavouriteSort::cases(),
            ]),
            ...$this->types,
        ];
    }
}
