<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;

/** Logs changes of members: before and after as status and role, the person by the group of their public profile. */
final readonly class MembershipAudit
{
    private const PREFIX = 'membership_';

    public function __construct(private AuditLog $log, private PublicProfiles $profiles, private Records $records)
    {
    }

    public function record(MembershipChange $change): void
    {
        $profile = $this->records->find($this->profiles->ids([$change->memberId])[0] ?? 0);
        $this->log->record(new AuditEntry(
            $change->actor->id,
            $change->actor->roles,
            $change->structure->id,
            $change->structure->groupId,
            self::PREFIX . $change->action->value,
            self::describe($change->before->of($change->memberId)),
            self::describe($change->after->of($change->memberId)),
            ['members'],
            $profile === null ? '' : "profile {$profile->groupId}",
        ));
    }

    private static function describe(?Membership $membership): string
    {
        return $membership === null ? '' : "{$membership->status->value} {$membership->role->value}";
    }
}
