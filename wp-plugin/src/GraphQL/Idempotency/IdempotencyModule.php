<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** A write that is repeated with its idempotency key has one effect and one answer. */
final readonly class IdempotencyModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_forget_idempotency_keys';

    public function __construct(private RunOnce $runOnce, private StoredAnswers $answers)
    {
    }

    public function register(): void
    {
        $this->runOnce->register();
    }

    public function migrations(): array
    {
        return IdempotencyTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->answers->forgetOld(...)];
    }
}
