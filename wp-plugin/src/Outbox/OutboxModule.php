<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

final readonly class OutboxModule implements Module, HasMigrations
{
    public function __construct(private WorkerCommand $worker, private StatusCommand $status, private CronHeartbeat $heartbeat)
    {
    }

    public function register(): void
    {
        $this->worker->register();
        $this->status->register();
        $this->heartbeat->register();
    }

    public function migrations(): array
    {
        return OutboxTables::migrations();
    }
}
