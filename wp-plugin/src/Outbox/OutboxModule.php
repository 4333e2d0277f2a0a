<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\DueWork;

final readonly class OutboxModule implements Module, HasMigrations
{
    private function __construct(public Outbox $outbox, public Dispatcher $dispatcher, public Worker $worker)
    {
    }

    public static function build(Services $services, DueWork ...$due): self
    {
        $dispatcher = new Dispatcher($services->database, $services->clock, OutboxLimits::from($services->config));

        return new self(
            new Outbox($services->database, $services->clock, $services->transaction, $dispatcher),
            $dispatcher,
            new Worker(array_values($due), $dispatcher),
        );
    }

    public function register(): void
    {
        (new WorkerCommand($this->worker))->register();
    }

    public function migrations(): array
    {
        return OutboxTables::migrations();
    }
}
