<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Resumable uploads. */
final readonly class UploadsModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_sweep_uploads';

    public function __construct(private UploadRoutes $routes, private SweepUploads $sweep)
    {
    }

    public function register(): void
    {
        $this->routes->register();
    }

    public function migrations(): array
    {
        return UploadTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->sweep)(...)];
    }
}
