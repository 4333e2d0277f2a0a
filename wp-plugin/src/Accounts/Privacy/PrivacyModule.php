<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Accounts\Privacy\Export\Export;
use Passerelle\Accounts\Privacy\Export\ExportRoute;

/** Export and deletion of personal data. */
final readonly class PrivacyModule implements Module, HasMigrations, HasDailyTasks
{
    private const DAILY = 'passerelle_privacy_daily';

    public function __construct(private ExportRoute $exportRoute, private DeletionRecipients $recipients, private Export $export)
    {
    }

    public function register(): void
    {
        $this->exportRoute->register();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => function (): void {
            $this->recipients->forgetOld();
            $this->export->removeLeftovers();
        }];
    }

    public function migrations(): array
    {
        return [DeletionRecipients::migration()];
    }
}
