<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MembershipStatus;

/** A structure that somebody may mean with a name, as far as they may know of it. */
final readonly class SimilarStructure
{
    /** @param MembershipStatus|null $membership of the person who asks; null: none */
    public function __construct(public Record $record, public ?MembershipStatus $membership)
    {
    }

    public function canAsk(): bool
    {
        return $this->membership === null && $this->record->status->isPublic();
    }
}
