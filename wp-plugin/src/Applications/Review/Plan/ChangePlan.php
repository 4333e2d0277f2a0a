<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCall;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Managers of a call read and save its criteria. */
final readonly class ChangePlan
{
    private const ACTION = 'review_plan_saved';

    public function __construct(
        private HandlerRights $rights,
        private PlanStore $store,
        private PlanReader $reader,
        private AuditLog $audit,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    public function read(Viewer $viewer, int $callId, ?int $stage): array
    {
        $call = $this->rights->call($viewer, $callId);

        return PlanData::of($call, $this->store->find($this->rights->stage($call, $stage)));
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found · invalid_fields · stale_version with the plan as it is, also once it is frozen
     */
    public function save(Viewer $viewer, int $callId, ?int $stage, int $version, string $document): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stage);

        return $this->transaction->run(function () use ($viewer, $call, $stage, $version, $document): array {
            $stored = $this->store->lock($stage);
            if ($stored->version !== $version || $stored->frozenAt !== null) {
                throw DomainError::staleVersion(PlanData::of($call, $stored));
            }
            $this->reader->read($document, InternalCall::languages($call));
            $this->store->save($stored, $document);
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, (string) $version, (string) ($version + 1)));

            return PlanData::of($call, $this->store->find($stage));
        });
    }
}
