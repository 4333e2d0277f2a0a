<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Audit\AuditEntry;
use Passerelle\Audit\AuditLog;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Logs who wrote to, blocked or reported whom, never what was written. */
final readonly class MessageAudit
{
    public function __construct(private AuditLog $log)
    {
    }

    public function record(Viewer $actor, Record $profile, string $action): void
    {
        $this->log->record(new AuditEntry($actor->id, $actor->roles, $profile->id, $profile->groupId, $action, '', ''));
    }
}
