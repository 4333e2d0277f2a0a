<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Rights\ProxyRequest;

/** A write that is repeated with its idempotency key has one effect and one answer. */
final readonly class IdempotencyModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_forget_idempotency_keys';

    private function __construct(private RunOnce $runOnce, private StoredAnswers $answers)
    {
    }

    public static function build(Services $services): self
    {
        $answers = new StoredAnswers($services->database, $services->clock, $services->config);

        return new self(new RunOnce($services->transaction, $answers, new ProxyRequest()), $answers);
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
