<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Feed;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Favourites\Favourite;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Favourites\ItemDates;
use Passerelle\Favourites\ListFavourites;
use Passerelle\Favourites\ListedFavourite;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;

/** A person's calendar of their favourites, by a secret address without a session. */
final readonly class CalendarFeed
{
    public function __construct(
        private FeedAddresses $addresses,
        private FavouriteStore $favourites,
        private ListFavourites $list,
        private ViewerFactory $viewers,
        private AccountState $accounts,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /**
     * @return array{Viewer, list<int>} whose calendar it is, and the posts in it, in the language where they have one
     * @throws DomainError not_found · link_expired, also of a closed account
     */
    public function read(#[SensitiveParameter] string $secret, Lang $language): array
    {
        $viewer = $this->viewers->of($this->addresses->read($secret));
        if (!$this->accounts->isActive($viewer)) {
            throw new DomainError('link_expired');
        }
        $dated = array_values(array_filter($this->favourites->ofUser($viewer->id), static fn (Favourite $each): bool => in_array($each->type, ItemDates::types(), true)));

        return [$viewer, $this->postIds($this->list->listed($viewer, $dated, $language))];
    }

    /**
     * @param list<ListedFavourite> $listed
     * @return list<int> of those whose date is not long past
     */
    private function postIds(array $listed): array
    {
        $days = $this->config->limit('favourites', 'feedPastDays');
        $from = $this->clock->now()->modify("-{$days} days");
        $ids = [];
        foreach ($listed as $each) {
            if ($each->record !== null && $each->date !== null && $each->date->at >= $from) {
                $ids[] = $each->record->id;
            }
        }

        return $ids;
    }
}
