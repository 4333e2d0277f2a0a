<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Rights\Viewer;

/** Logs each step of a succession and notifies the members, with the owners. */
final readonly class SuccessionEvents
{
    public function __construct(private AuditLog $log, private MembershipNotices $notices)
    {
    }

    /** @param int $heirId user id; 0: nobody */
    public function add(Record $structure, MembershipEvent $event, MemberList $members, Viewer $actor, int $heirId): void
    {
        $this->log->record(new AuditEntry($actor->id, $actor->roles, $structure->id, $structure->groupId, $event->value, '', '', ['members']));
        $accepted = array_filter($members->memberships, static fn ($each): bool => $each->status === MembershipStatus::Member);
        $this->notices->announce($structure, $event, array_keys($accepted), $actor, [MembershipNotices::HEIR => $heirId]);
    }
}
