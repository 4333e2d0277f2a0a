<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Accounts\Interests;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Catalogue\Candidates;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Favourites\FavouritesModule;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Notices\NoticeMailsModule;
use Passerelle\Catalogue\Recommendations\Recommending;
use Passerelle\Catalogue\Recommendations\RecommendationsModule;
use Passerelle\Catalogue\Recommendations\Waiting\ListWaiting;
use Passerelle\Catalogue\Recommendations\Waiting\NextSteps;
use Passerelle\Rights\StructureEditors;
use Passerelle\Site\Statistics\StatisticsModule;

/** Part of the composition root: the modules of a member's own pages, which no other module needs. */
final readonly class DashboardModules
{
    private function __construct(
        public FavouritesModule $favourites,
        public NoticeMailsModule $noticeMails,
        public StatisticsModule $statistics,
        public RecommendationsModule $recommendations,
    ) {
    }

    public static function build(
        DashboardContext $from,
        DashboardListeners $listeners,
        Candidates $candidates,
        Finders $finders,
        Interests $interests,
        StructureEditors $structures,
        OwnStructures $ownStructures,
    ): self {
        [$services, $reading, $policy, $cards] = [$from->services, $from->reading, $from->policy, $from->presentation->cards];
        $keys = TokenKeys::configured();
        $favourites = FavouritesModule::build($services, $reading, $policy, $cards, $from->notices, $listeners->favourites, $keys, $from->auth);
        $marked = $listeners->favourites->store;
        $of = $listeners->recommendations;
        $items = Recommending::build($services, $reading, $policy, $candidates, $finders, $interests, $from->names, $structures, $marked, $of);
        $waiting = new ListWaiting($from->ownRecords->posts, $ownStructures, $favourites->list, new RecordPaths($services->config), $services);
        $steps = new NextSteps(new OwnProfiles($services->database, $reading->records), $marked);

        return new self(
            $favourites,
            NoticeMailsModule::build($services, $from->notices, $from->mail->mails, $keys->derive(...)),
            StatisticsModule::build($services, $reading, $policy, $from->ownRecords->posts, $from->audit->lines, $cards, $from->names),
            new RecommendationsModule($items, $waiting, $steps, $of, $reading->records, $cards, $services->config),
        );
    }

    /** @return list<object> */
    public function all(): array
    {
        return [$this->favourites, $this->noticeMails, $this->statistics, $this->recommendations];
    }
}
