<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** The security log: events with outcome and reason, without personal data. */
final readonly class SecurityModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_security_daily';

    private function __construct(
        private SecurityLog $log,
        public SecurityEvents $events,
        public LogHashes $hashes,
        public EventCounts $counts,
        private Retention $retention,
    ) {
    }

    public static function build(Services $services, LogHashes $hashes, RequestSource $source): self
    {
        $db = $services->database;
        $counts = new EventCounts($db);

        return new self(
            new SecurityLog($db, $services->transaction, $services->clock, $hashes, $source),
            new SecurityEvents($db),
            $hashes,
            $counts,
            new Retention($db, $services->transaction, $services->clock, $counts, $services->config->limit('security', 'keepDays')),
        );
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
