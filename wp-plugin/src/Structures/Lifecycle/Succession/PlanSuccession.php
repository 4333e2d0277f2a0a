<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\StoredStructures;
use Passerelle\Structures\Memberships\MembershipEvent as Event;
use Passerelle\Structures\Memberships\MembershipStore;

/** An administrator decides what becomes of a structure without an active owner; it is done after a delay and can be cancelled until then. */
final readonly class PlanSuccession
{
    public function __construct(
        private SuccessionStore $successions,
        private Ownerless $ownerless,
        private StoredStructures $structures,
        private MembershipStore $memberships,
        private SuccessionEvents $events,
        private Transaction $transaction,
        private ScheduleSuccession $schedule,
    ) {
    }

    /**
     * A second decision replaces the first one, with a delay of its own.
     *
     * @param int $heirId user id of a member; 0: the structure is closed
     * @throws DomainError forbidden · not_found · invalid_transition: an owner is active · invalid_fields at "heirId"
     */
    public function __invoke(Viewer $actor, int $groupId, int $heirId): Succession
    {
        $record = $this->find($actor, $groupId);

        return $this->transaction->run(function () use ($actor, $record, $groupId, $heirId): Succession {
            $members = $this->memberships->locked($groupId);
            if (!$this->ownerless->needsOwner($members)) {
                throw new DomainError('invalid_transition');
            }
            if ($heirId !== 0 && !in_array($heirId, $this->ownerless->heirs($members), true)) {
                throw DomainError::invalid([new FieldError('heirId', 'unknown_user')]);
            }
            $succession = $this->schedule->add($groupId, $heirId);
            $this->events->add($record, $succession->isClosure() ? Event::ClosurePlanned : Event::SuccessionPlanned, $members, $actor, $heirId);

            return $succession;
        });
    }

    /** @throws DomainError forbidden · not_found: nothing is decided */
    public function cancel(Viewer $actor, int $groupId): void
    {
        $record = $this->find($actor, $groupId);
        $this->transaction->run(function () use ($actor, $record, $groupId): void {
            $members = $this->memberships->locked($groupId);
            $succession = $this->successions->locked($groupId) ?? throw DomainError::notFound();
            $this->successions->delete($groupId);
            $this->events->add($record, Event::SuccessionCancelled, $members, $actor, $succession->heirId);
        });
    }

    /** @throws DomainError forbidden, not_found */
    private function find(Viewer $actor, int $groupId): Record
    {
        if (!$actor->isAdministrator()) {
            throw DomainError::forbidden();
        }

        return array_values($this->structures->languages($groupId))[0] ?? throw DomainError::notFound();
    }
}
