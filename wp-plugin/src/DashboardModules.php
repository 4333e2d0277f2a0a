<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Favourites\FavouriteListeners;
use Passerelle\Favourites\FavouritesModule;
use Passerelle\Notices\NoticeMailsModule;
use Passerelle\Statistics\StatisticsModule;

/** Part of the composition root: the modules of a member's own pages, which no other module needs. */
final readonly class DashboardModules
{
    private function __construct(public FavouritesModule $favourites, public NoticeMailsModule $noticeMails, public StatisticsModule $statistics)
    {
    }

    public static function build(DashboardContext $from, FavouriteListeners $listeners): self
    {
        [$services, $reading, $policy, $cards] = [$from->services, $from->reading, $from->policy, $from->presentation->cards];
        $keys = TokenKeys::configured();

        return new self(
            FavouritesModule::build($services, $reading, $policy, $cards, $from->notices, $listeners, $keys, $from->auth),
            NoticeMailsModule::build($services, $from->notices, $from->mail->mails, $keys->derive(...)),
            StatisticsModule::build($services, $reading, $policy, $from->ownRecords->posts, $from->audit->lines, $cards, $from->names),
        );
    }

    /** @return list<object> */
    public function all(): array
    {
        return [$this->favourites, $this->noticeMails, $this->statistics];
    }
}
