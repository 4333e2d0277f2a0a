<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places;

use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Decisions\Places\Plan\PlaceReader;
use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Managers of a call save how its places are filled. Prepared decisions that are no longer what is proposed are out of date. */
final readonly class ChangePlaces
{
    private const ACTION = 'places_saved';

    public function __construct(
        private HandlerRights $rights,
        private SettingsStore $settings,
        private PlaceStore $store,
        private PlaceReader $reader,
        private AuditLog $audit,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $version that the person saw
     * @throws DomainError not_found · invalid_fields · stale_version, also once a decision of the stage is published
     */
    public function __invoke(Viewer $viewer, int $callId, ?int $stageNumber, int $version, PlacePlan $plan): void
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);
        $this->transaction->run(function () use ($viewer, $call, $stage, $version, $plan): void {
            $this->settings->lock($stage);
            $stored = $this->store->find($stage);
            if ($stored->version !== $version || $stored->isFrozen) {
                throw DomainError::staleVersion();
            }
            $this->reader->check($stage, $plan);
            $this->store->save($stored, $plan);
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, (string) $version, (string) ($version + 1)));
        });
    }
}
