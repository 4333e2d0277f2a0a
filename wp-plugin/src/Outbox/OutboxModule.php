<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\DueWork;

final readonly class OutboxModule implements Module, HasMigrations
{
    private function __construct(
        public Outbox $outbox,
        public Dispatcher $dispatcher,
        public Worker $worker,
        public Failures $failures,
        public OutboxHealth $health,
        private Heartbeats $heartbeats,
    ) {
    }

    public static function build(Services $services, DueWork ...$due): self
    {
        $dispatcher = new Dispatcher($services->database, $services->clock, OutboxLimits::from($services->config));

        $heartbeats = new Heartbeats($services->database, $services->clock);

        return new self(
            new Outbox($services->database, $services->clock, $services->transaction, $dispatcher),
            $dispatcher,
            new Worker(array_values($due), $dispatcher, $heartbeats),
            new Failures($services->database, $services->clock),
            new OutboxHealth($services->database, $services->clock, $heartbeats, $services->config),
            $heartbeats,
        );
    }

    public function register(): void
    {
        (new WorkerCommand($this->worker))->register();
        (new StatusCommand($this->health))->register();
        (new CronHeartbeat($this->heartbeats))->register();
    }

    public function migrations(): array
    {
        return OutboxTables::migrations();
    }
}
