<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Proofs of cookie consents. The choice itself is stored in the browser. */
final readonly class ConsentModule implements Module, HasMigrations, HasDailyTasks, HasEnums
{
    public const DAILY = 'passerelle_forget_consents';

    public function __construct(private RecordConsent $record, private Cli $cli, private Config $config)
    {
    }

    public function register(): void
    {
        $this->cli->register();
    }

    /** Also purges expired proofs, so that they are removed where no cron runs. */
    public function dailyTasks(): array
    {
        return [self::DAILY => $this->record->forgetOld(...)];
    }

    public function enums(): array
    {
        return ['PasserelleConsentCategory' => $this->config->choices('consentCategory')];
    }

    public function migrations(): array
    {
        return ConsentTables::migrations();
    }
}
