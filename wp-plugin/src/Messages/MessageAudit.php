<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Logs who wrote to or blocked whom, and who reported, never what was written. */
final readonly class MessageAudit
{
    private const REPORTED = 'member_reported';

    public function __construct(private AuditLog $log)
    {
    }

    public function record(Viewer $actor, Record $profile, string $action): void
    {
        $this->log->record(new AuditEntry($actor->id, $actor->roles, $profile->id, $profile->groupId, $action, '', ''));
    }

    /** Without whom: administrators read the log, and may be the reported member. The report says it. */
    public function reported(Viewer $actor): void
    {
        $this->log->record(new AuditEntry($actor->id, $actor->roles, 0, 0, self::REPORTED, '', ''));
    }
}
