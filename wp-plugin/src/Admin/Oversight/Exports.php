<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;

/** Logs that somebody took figures or lines out of the site, before they get them. */
final readonly class Exports
{
    public const ACTION = 'export';

    public function __construct(private AuditLog $log)
    {
    }

    /**
     * @param string $what code of what was exported, for example "audit_log_csv"
     * @param array<string, string> $filter with which; no names or addresses
     */
    public function record(Viewer $by, string $what, array $filter): void
    {
        $parts = [$what];
        foreach ($filter as $name => $value) {
            $parts[] = "{$name}={$value}";
        }
        $this->log->record(new AuditEntry($by->id, $by->roles, 0, 0, self::ACTION, '', '', [], implode(' ', $parts)));
        SecurityEvent::Export->succeeded($what);
    }
}
