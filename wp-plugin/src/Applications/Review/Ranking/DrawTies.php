<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Draws the order of what neither totals nor tie-breakers tell apart: once, with a seed that is recorded. */
final readonly class DrawTies
{
    private const ACTION = 'review_ties_drawn';

    public function __construct(private HandlerRights $rights, private PlanStore $plans, private AuditLog $audit, private Transaction $transaction)
    {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_transition: drawn before, or nothing was scored */
    public function __invoke(Viewer $viewer, int $callId, ?int $stage): void
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stage);
        $this->transaction->run(function () use ($viewer, $call, $stage): void {
            $seed = bin2hex(random_bytes(16));
            if ($this->plans->lock($stage)->frozenAt === null || !$this->plans->draw($stage, $seed)) {
                throw new DomainError('invalid_transition');
            }
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, '', '', [$seed]));
        });
    }
}
