<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Logs what was done about a report: neither who reported nor what was written. */
final readonly class ReportAudit
{
    private const HANDLED = 'report_handled';
    private const REOPENED = 'report_reopened';

    public function __construct(private AuditLog $log)
    {
    }

    /** @param Record|null $profile of the reported member; null when it is gone */
    public function handled(Viewer $actor, Report $report, ?Record $profile, ReportOutcome $outcome): void
    {
        $this->record($actor, $report, $profile, self::HANDLED, $outcome->value);
    }

    /** @param Record|null $profile of the reported member; null when it is gone */
    public function reopened(Viewer $actor, Report $report, ?Record $profile): void
    {
        $this->record($actor, $report, $profile, self::REOPENED, '');
    }

    private function record(Viewer $actor, Report $report, ?Record $profile, string $action, string $reason): void
    {
        // Without statuses: the history of a record reads lines that change its own.
        $this->log->record(new AuditEntry($actor->id, $actor->roles, $profile->id ?? 0, $report->profileGroup, $action, '', '', reason: $reason));
    }
}
