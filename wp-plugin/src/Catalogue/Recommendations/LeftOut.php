<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\Record;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** What is not recommended to a person: what is their own, what they marked already or dismissed, and what they may not read. */
final readonly class LeftOut
{
    public function __construct(private DismissalStore $dismissals, private FavouriteStore $favourites, private Policy $policy)
    {
    }

    /** @return list<int> group ids */
    public function groups(Viewer $viewer, Person $person): array
    {
        $groups = [...$person->groups, ...$this->favourites->groupsOf($viewer->id), ...$this->dismissals->groupsOf($viewer->id)];

        return array_values(array_unique($groups));
    }

    /** Items that became theirs, or are written in the name of their structure, are not among the groups. */
    public function has(Viewer $viewer, Person $person, Record $record): bool
    {
        return $record->ownerId === $viewer->id
            || in_array($record->values->int('organiserId') ?? 0, $person->groups, true)
            || !$record->status->isPublic()
            || $this->policy->access($viewer, $record) === Access::None;
    }
}
