<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** The security log: events with outcome and reason, without personal data. */
final readonly class SecurityModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_security_daily';

    public function __construct(private SecurityLog $log, private Retention $retention)
    {
    }

    public function register(): void
    {
        add_action(SecurityEvent::HOOK, $this->log->record(...));
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->retention->purge(...)];
    }

    public function migrations(): array
    {
        return SecurityTables::migrations();
    }
}
