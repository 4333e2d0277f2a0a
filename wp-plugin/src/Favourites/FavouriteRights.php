<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\Record;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** What can become a favourite, and is shown as one. */
final readonly class FavouriteRights
{
    public function __construct(private Policy $policy)
    {
    }

    /** Public items only, for owners and staff too: they read more elsewhere. */
    public function isReadable(Viewer $viewer, Record $record): bool
    {
        return $record->status->isPublic() && $this->policy->access($viewer, $record) !== Access::None;
    }
}
