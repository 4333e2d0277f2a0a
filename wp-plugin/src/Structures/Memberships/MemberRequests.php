<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Structures\Memberships\ByMail\InviteByMail;

/** What people ask for on the site. */
final readonly class MemberRequests
{
    public function __construct(
        public OwnChange $own,
        public OwnChanges $manyOwn,
        public OwnerChange $owner,
        public InviteByMail $invite,
        public TransferLinks $transfers,
    ) {
    }
}
