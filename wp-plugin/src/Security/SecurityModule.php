<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;

/** The log of what concerns security: who tried what, and how it ended, without naming anybody. */
final readonly class SecurityModule implements Module, HasMigrations
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

    public static function build(
        Database $db,
        Transaction $transaction,
        Clock $clock,
        Config $config,
        LogHashes $hashes,
        RequestSource $source,
    ): self {
        $counts = new EventCounts($db);

        return new self(
            new SecurityLog($db, $transaction, $clock, $hashes, $source),
            new SecurityEvents($db),
            $hashes,
            $counts,
            new Retention($db, $transaction, $clock, $counts, $config->limit('security', 'keepDays')),
        );
    }

    public function register(): void
    {
        add_action(SecurityEvent::HOOK, $this->log->record(...));
        add_action(self::DAILY, fn (): int => $this->retention->purge());
        add_action('init', static function (): void {
            if (!wp_installing() && wp_next_scheduled(self::DAILY) === false) {
                wp_schedule_event(time(), 'daily', self::DAILY);
            }
        });
    }

    public function migrations(): array
    {
        return SecurityTables::migrations();
    }
}
