<?php

declare(strict_types=1);

namespace Passerelle\Consent;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Proofs of what visitors chose about cookies. The choice itself lives in their browser. */
final readonly class ConsentModule implements Module, HasMigrations
{
    public const DAILY = 'passerelle_forget_consents';

    private function __construct(public RecordConsent $record, public Proofs $proofs, private Cli $cli)
    {
    }

    public static function build(Database $db, Config $config, Clock $clock): self
    {
        $proofs = new Proofs($db);
        $record = new RecordConsent($proofs, $config, $clock);

        return new self($record, $proofs, new Cli($proofs, $record));
    }

    public function register(): void
    {
        $this->cli->register();
        // Each new proof removes old ones as well: nothing is kept longer where no cron runs.
        add_action(self::DAILY, fn (): int => $this->record->forgetOld());
        add_action('init', static function (): void {
            if (wp_next_scheduled(self::DAILY) === false) {
                wp_schedule_event(time(), 'daily', self::DAILY);
            }
        });
    }

    public function migrations(): array
    {
        return ConsentTables::migrations();
    }
}
