<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\Conflicts\ConflictKind;
use Passerelle\Applications\Review\Conflicts\ConflictStore;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Those who run a call assign its applications to reviewers: by hand, or spread evenly. Conflicts that are found are stored, and never assigned. */
final readonly class AssignReviews
{
    public function __construct(
        private HandlerRights $rights,
        private PlanStore $plans,
        private ReadRound $rounds,
        private ProposeAssignments $propose,
        private StoreAssignments $store,
        private ConflictStore $conflicts,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return array<string, mixed> what is or would be assigned, as the API shows it
     * @throws DomainError not_found, also for calls of others · invalid_fields · invalid_transition: no criteria yet
     */
    public function __invoke(Viewer $viewer, AssignmentRequest $request): array
    {
        $call = $this->rights->call($viewer, $request->callId);
        $stage = $this->rights->stage($call, $request->stage);

        return $this->transaction->run(function () use ($viewer, $call, $stage, $request): array {
            $stored = $this->plans->lock($stage);
            if (!$stored->plan->isReady()) {
                throw new DomainError('invalid_transition');
            }
            $round = $this->rounds->of($viewer, $call, $stored);
            $proposal = $request->pairs === null ? $this->propose->balanced($round, $request) : $this->propose->chosen($round, $request->pairs);
            if (!$request->isPreview) {
                $this->storeConflicts($round);
                $this->store->store($viewer, $round, $proposal, $request);
            }

            return $proposal->data();
        });
    }

    private function storeConflicts(Round $round): void
    {
        foreach ($round->conflicts as $applicationId => $ofUsers) {
            foreach ($ofUsers as $userId => $kinds) {
                foreach (array_keys($kinds) as $kind) {
                    $found = ConflictKind::from((string) $kind);
                    if ($found->isComputed()) {
                        $this->conflicts->add($applicationId, $userId, $found, '', 0);
                    }
                }
            }
        }
    }
}
