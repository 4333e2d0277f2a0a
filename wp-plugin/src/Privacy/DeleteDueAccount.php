<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

use DateInterval;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Kernel\Clock;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Handler;
use Passerelle\Outbox\Outbox;
use Passerelle\Privacy\Mails\DeletionWaits;
use Passerelle\Privacy\Records\Structures;

/** The end of the cooling-off period, as the worker meets it. What was cancelled meanwhile is left alone. */
final readonly class DeleteDueAccount implements Handler
{
    public const KIND = 'privacy.delete_account';
    private const MAX_DELAY = 3_600;

    public function __construct(
        private DeletionPlans $plans,
        private EraseAccount $erase,
        private AskDeletion $ask,
        private Structures $structures,
        private ViewerFactory $viewers,
        private Outbox $outbox,
        private Mails $mails,
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
        // Cancelled, or cancelled and asked again: that one has a message of its own.
        if ($plan === null || $plan->due > $this->clock->now()) {
            return;
        }
        if (AskDeletion::isStaff($this->viewers->of($userId))) {
            $this->plans->take($userId, $plan);
            return;
        }
        if ($this->structures->onlyOwnedBy($userId) !== []) {
            $this->postpone($userId, $plan, ($payload['waited'] ?? false) === true);
            return;
        }
        ($this->erase)($userId, $plan, isset($this->ask->heirs($userId)[$plan->heirId]) ? $plan->heirId : 0);
    }

    /** Everybody else has left a structure since: its last owner has to hand it over first, and is told so once. */
    private function postpone(int $userId, DeletionPlan $plan, bool $isTold): void
    {
        $next = new DeletionPlan($this->clock->now()->add(new DateInterval('P1D')), $plan->published, $plan->heirId);
        $this->plans->keep($userId, $next);
        $this->outbox->add(self::KIND, ['userId' => $userId, 'waited' => true], $next->due);
        if (!$isTold) {
            $this->mails->toUser(DeletionWaits::KEY, $userId);
        }
    }
}
