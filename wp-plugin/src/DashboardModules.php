<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\ContentReading;
use Passerelle\Favourites\FavouriteListeners;
use Passerelle\Favourites\FavouritesModule;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Notices\NoticeMailsModule;
use Passerelle\Notices\NoticesModule;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Rights\Policy;

/** Part of the composition root: the modules of a member's own pages, which no other module needs. */
final readonly class DashboardModules
{
    private function __construct(public FavouritesModule $favourites, public NoticeMailsModule $noticeMails)
    {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        Policy $policy,
        PresentationModule $presentation,
        NoticesModule $notices,
        FavouriteListeners $listeners,
        TokenKeys $keys,
        AuthModule $auth,
        Mails $mails,
    ): self {
        return new self(
            FavouritesModule::build($services, $reading, $policy, $presentation->cards, $notices, $listeners, $keys, $auth),
            NoticeMailsModule::build($services, $notices, $mails, $keys->derive(...)),
        );
    }

    /** @return list<object> */
    public function all(): array
    {
        return [$this->favourites, $this->noticeMails];
    }
}
