<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Accounts\Interests;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Catalogue\CatalogueModule;
use Passerelle\Content\ContentReading;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Favourites\FavouritesModule;
use Passerelle\Kernel\Services;
use Passerelle\Memberships\OwnStructures;
use Passerelle\Notices\NoticesModule;
use Passerelle\OwnRecords\OwnPosts;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Recommendations\Recommending;
use Passerelle\Recommendations\RecommendationsModule;
use Passerelle\Recommendations\Waiting\ListWaiting;
use Passerelle\Recommendations\Waiting\NextSteps;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Rights\StructureEditors;

/** Part of the composition root: the modules of a member's own pages, which no other module needs. */
final readonly class DashboardModules
{
    private function __construct(public FavouritesModule $favourites, public RecommendationsModule $recommendations)
    {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        Policy $policy,
        PresentationModule $presentation,
        NoticesModule $notices,
        DashboardListeners $listeners,
        TokenKeys $keys,
        AuthModule $auth,
        CatalogueModule $catalogue,
        Interests $interests,
        Names $names,
        StructureEditors $structures,
        OwnStructures $ownStructures,
    ): self {
        $favourites = FavouritesModule::build($services, $reading, $policy, $presentation->cards, $notices, $listeners->favourites, $keys, $auth);
        $store = $listeners->favourites->store;
        $posts = new OwnPosts($services->database, $reading->languages, $structures);

        return new self($favourites, new RecommendationsModule(
            Recommending::build(
                $services,
                $reading,
                $policy,
                $catalogue->candidates,
                $catalogue->finders,
                $interests,
                $names,
                $structures,
                $store,
                $listeners->recommendations,
            ),
            new ListWaiting($posts, $ownStructures, $favourites->list, new RecordPaths($services->config), $services),
            new NextSteps(new OwnProfiles($services->database, $reading->records), $store),
            $listeners->recommendations,
            $reading->records,
            $presentation->cards,
            $services->config,
        ));
    }

    /** @return list<object> */
    public function all(): array
    {
        return [$this->favourites, $this->recommendations];
    }
}
