<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Accounts\Privacy\Mails\DeletionRequested;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Outbox;
use Passerelle\Security\SecurityEvent;

/** Stores the plan to delete an account and sends its person a mail. */
final readonly class ScheduleDeletion
{
    public function __construct(
        private DeletionPlans $plans,
        private Mails $mails,
        private Outbox $outbox,
        private Clock $clock,
        private Transaction $transaction,
        #[Limit('account', 'deletionDays')] private int $days,
    ) {
    }

    private function due(): DateTimeImmutable
    {
        return $this->clock->now()->add(new DateInterval("P{$this->days}D"));
    }

    /**
     * A repeated request keeps the first date and replaces the choice.
     *
     * @param int $heirId with Transfer, a user id
     */
    public function __invoke(int $userId, PublishedItems $published, int $heirId): DeletionPlan
    {
        return $this->transaction->run(function () use ($userId, $published, $heirId): DeletionPlan {
            $this->plans->lock($userId);
            $before = $this->plans->of($userId);
            $plan = new DeletionPlan($before->due ?? $this->due(), $published, $published === PublishedItems::Transfer ? $heirId : 0);
            $this->plans->save($userId, $plan);
            if ($before === null) {
                $this->outbox->add(DeleteDueAccount::KIND, ['userId' => $userId], $plan->due);
                $this->mails->toUser(DeletionRequested::KEY, $userId);
                SecurityEvent::AccountClosing->succeeded('requested', account: $userId);
            }

            return $plan;
        });
    }
}
