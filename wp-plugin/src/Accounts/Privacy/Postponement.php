<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Outbox;
use Passerelle\Accounts\Privacy\Mails\DeletionPostponed;

/** Postpones a deletion by a day, while the person is the only owner of a structure. */
final readonly class Postponement
{
    public function __construct(private DeletionPlans $plans, private Outbox $outbox, private Mails $mails, private Clock $clock)
    {
    }

    /** @param bool $isNotified whether the mail was already sent */
    public function __invoke(int $userId, DeletionPlan $plan, bool $isNotified): void
    {
        $next = new DeletionPlan($this->clock->now()->add(new DateInterval('P1D')), $plan->published, $plan->heirId);
        $this->plans->save($userId, $next);
        $this->outbox->add(DeleteDueAccount::KIND, ['userId' => $userId, 'waited' => true], $next->due);
        if (!$isNotified) {
            $this->mails->toUser(DeletionPostponed::KEY, $userId);
        }
    }
}
