<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\ByMail\MailInvitation;

/** The members of a structure, as one person may see them. */
final readonly class MemberPage
{
    /**
     * @param bool $isOwner the person is one of its owners
     * @param list<StructureMember> $members
     * @param list<MailInvitation> $invitations for owners only
     */
    public function __construct(public Record $structure, public bool $isOwner, public array $members, public array $invitations = [])
    {
    }
}
