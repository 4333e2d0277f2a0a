<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Waiting;

use Passerelle\Content\Record;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Content\Model\Status;
use Passerelle\Catalogue\Recommendations\Person;
use Passerelle\Rights\Viewer;

/** The first steps that a member has not taken yet: three at their first visit. */
final readonly class NextSteps
{
    public function __construct(private OwnProfiles $profiles, private FavouriteStore $favourites)
    {
    }

    /** @return list<NextStep> */
    public function __invoke(Viewer $viewer, Person $person): array
    {
        $left = array_filter([
            $person->hasInterests() ? null : NextStep::Interests,
            $this->hasSubmittedProfile($viewer) ? null : NextStep::Profile,
            $this->favourites->count($viewer->id) > 0 ? null : NextStep::Favourite,
        ], static fn (?NextStep $step): bool => $step !== null);

        return array_values($left);
    }

    private function hasSubmittedProfile(Viewer $viewer): bool
    {
        $begun = array_filter($this->profiles->find($viewer->id), static fn (Record $record): bool => $record->status !== Status::Draft);

        return $begun !== [];
    }
}
