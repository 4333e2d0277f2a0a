<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Rights\Viewer;

/** Logs a merge on the structure that remains and notifies the members of both. */
final readonly class MergeEvents
{
    public function __construct(private AuditLog $log, private MembershipNotices $notices)
    {
    }

    /** @param list<int> $userIds */
    public function add(Record $from, Record $into, MembershipEvent $event, array $userIds, Viewer $actor): void
    {
        $action = $event === MembershipEvent::StructureMerged ? OtherChange::MergeStructure : OtherChange::UndoMerge;
        $this->log->record(new AuditEntry($actor->id, $actor->roles, $into->id, $into->groupId, $action->value, '', '', ['members'], "structure {$from->groupId}"));
        $this->notices->announce($from, $event, $userIds, $actor, [MembershipNotices::OTHER => $into->title]);
    }
}
