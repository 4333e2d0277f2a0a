<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Handler;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Rights\ViewerFactory;

/** Deletes an account at the end of the cooling-off period, unless the deletion was cancelled. */
final readonly class DeleteDueAccount implements Handler
{
    public const KIND = 'privacy.delete_account';
    private const MAX_DELAY = 3_600;

    public function __construct(
        private DeletionPlans $plans,
        private EraseAccount $erase,
        private Heirs $heirs,
        private Structures $structures,
        private ViewerFactory $viewers,
        private Postponement $postpone,
        private Clock $clock,
    ) {
    }

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return self::MAX_DELAY;
    }

    public function handle(array $payload): void
    {
        $userId = is_int($payload['userId'] ?? null) ? $payload['userId'] : 0;
        $plan = $this->plans->of($userId);
        // Cancelled, or cancelled and requested again, which has its own message.
        if ($plan === null || $plan->due > $this->clock->now()) {
            return;
        }
        if ($this->viewers->of($userId)->isStaff()) {
            $this->plans->take($userId, $plan);
            return;
        }
        if ($this->structures->onlyOwnedBy($userId) !== []) {
            ($this->postpone)($userId, $plan, ($payload['waited'] ?? false) === true);
            return;
        }
        ($this->erase)($userId, $plan, isset($this->heirs->of($userId)[$plan->heirId]) ? $plan->heirId : 0);
    }
}
