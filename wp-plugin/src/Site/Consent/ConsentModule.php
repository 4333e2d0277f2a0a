<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use Passerelle\Site\Consent\GraphQL\ConsentTypes;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Proofs of cookie consents. The choice itself is stored in the browser. */
final readonly class ConsentModule implements Module, HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    public const DAILY = 'passerelle_forget_consents';

    private function __construct(public RecordConsent $record, private Proofs $proofs, private Cli $cli, private Config $config)
    {
    }

    public static function build(Services $services): self
    {
        $proofs = new Proofs($services->database);
        $record = new RecordConsent($proofs, $services->config, $services->clock);

        return new self($record, $proofs, new Cli($proofs, $record), $services->config);
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

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleConsentCategory' => $this->config->choices('consentCategory')]),
            new ConsentTypes($this->record, $this->proofs),
        ];
    }

    public function migrations(): array
    {
        return ConsentTables::migrations();
    }
}
