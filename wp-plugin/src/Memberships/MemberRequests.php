<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Memberships\ByMail\InviteByMail;

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
