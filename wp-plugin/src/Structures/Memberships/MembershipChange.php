<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** What somebody has just changed. */
final readonly class MembershipChange
{
    /** @param int $memberId user id of the person concerned */
    public function __construct(
        public Record $structure,
        public MembershipAction $action,
        public Viewer $actor,
        public int $memberId,
        public MemberList $before,
        public MemberList $after,
    ) {
    }
}
