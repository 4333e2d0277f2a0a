<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;

/** An ownership that waits for the answer of its recipient. */
final readonly class OwnershipOffer
{
    public function __construct(public Record $structure, public OwnershipTransfer $transfer)
    {
    }
}
