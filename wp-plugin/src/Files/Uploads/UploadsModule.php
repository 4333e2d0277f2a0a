<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Files\FileLimits;
use Passerelle\Files\Files;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\ViewerFactory;

/** Resumable uploads. */
final readonly class UploadsModule implements Module, HasMigrations, HasHandlers, HasDailyTasks
{
    public const DAILY = 'passerelle_sweep_uploads';

    private function __construct(public Uploads $uploads, private UploadRoutes $routes, private InspectUpload $inspect)
    {
    }

    public static function build(Services $services, Files $files, ProposalStore $proposals, Outbox $outbox, ViewerFactory $viewers): self
    {
        $store = new UploadStore($services->database, $services->clock);
        $partial = new PartialFiles($files->storage);
        $uploads = new Uploads($services, $store, $partial, $files, new FileLimits($services->config), $outbox, $proposals);

        return new self($uploads, new UploadRoutes($uploads, $files, $viewers), new InspectUpload($store, $partial, $files, $services->config));
    }

    public function register(): void
    {
        $this->routes->register();
    }

    public function migrations(): array
    {
        return UploadTables::migrations();
    }

    public function handlers(): array
    {
        return [$this->inspect];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->uploads->sweep(...)];
    }
}
