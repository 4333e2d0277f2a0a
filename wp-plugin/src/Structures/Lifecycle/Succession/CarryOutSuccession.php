<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Handler;
use Passerelle\Structures\Memberships\MembershipStore;

/** Does what was decided about a structure without an active owner, unless it was cancelled or does not fit any more. */
final readonly class CarryOutSuccession implements Handler
{
    public const KIND = 'structures.succession';
    private const MAX_DELAY = 3_600;

    public function __construct(
        private SuccessionStore $successions,
        private MembershipStore $memberships,
        private Transaction $transaction,
        private Clock $clock,
        private PerformSuccession $perform,
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
        $groupId = is_int($payload['groupId'] ?? null) ? $payload['groupId'] : 0;
        $this->transaction->run(function () use ($groupId): void {
            $members = $this->memberships->locked($groupId);
            $succession = $this->successions->locked($groupId);
            // Cancelled, or decided again, which has its own message.
            if ($succession === null || $succession->due > $this->clock->now()) {
                return;
            }
            $this->successions->delete($groupId);
            ($this->perform)($succession, $members);
        });
    }
}
