<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Accounts\Interests;
use Passerelle\Catalogue\Candidates;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\ContentReading;
use Passerelle\Content\PublicRecords;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Kernel\Services;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Rights\StructureEditors;

/** What recommends items to people. */
final readonly class Recommending
{
    private function __construct(public ReadPerson $person, public Recommend $recommend, public Dismiss $dismiss)
    {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        Policy $policy,
        Candidates $candidates,
        Finders $finders,
        Interests $interests,
        Names $names,
        StructureEditors $structures,
        FavouriteStore $favourites,
        RecommendationListeners $listeners,
    ): self {
        [$records, $config] = [$reading->records, $services->config];
        $profiles = new OwnProfiles($services->database, $records);

        return new self(
            new ReadPerson($interests, $profiles, $finders, $records, $structures, $config),
            new Recommend(
                new RankItems($candidates, $listeners->opportunities, $config, $services->clock),
                new LeftOut($listeners->dismissals, $favourites, $policy),
                $records,
                new Reasons($listeners->index, $names, $config->limit('recommendations', 'quote')),
                $config->limit('recommendations', 'items'),
            ),
            new Dismiss($listeners->dismissals, $records, new PublicRecords($policy), $services),
        );
    }
}
