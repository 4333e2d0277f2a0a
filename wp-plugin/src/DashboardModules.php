<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Audit\AuditLines;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\ContentReading;
use Passerelle\Favourites\FavouriteListeners;
use Passerelle\Favourites\FavouritesModule;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Notices\NoticeMailsModule;
use Passerelle\Notices\NoticesModule;
use Passerelle\OwnRecords\OwnPosts;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Statistics\StatisticsModule;

/** Part of the composition root: the modules of a member's own pages, which no other module needs. */
final readonly class DashboardModules
{
    private function __construct(public FavouritesModule $favourites, public NoticeMailsModule $noticeMails, public StatisticsModule $statistics)
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
        OwnPosts $own,
        AuditLines $lines,
        Names $names,
    ): self {
        return new self(
            FavouritesModule::build($services, $reading, $policy, $presentation->cards, $notices, $listeners, $keys, $auth),
            NoticeMailsModule::build($services, $notices, $mails, $keys->derive(...)),
            StatisticsModule::build($services, $reading, $policy, $own, $lines, $presentation->cards, $names),
        );
    }

    /** @return list<object> */
    public function all(): array
    {
        return [$this->favourites, $this->noticeMails, $this->statistics];
    }
}
