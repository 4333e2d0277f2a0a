<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

use Passerelle\Applications\Decisions\Offers\OfferPeriod;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Calls\Management\Instants;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Managers of a call save the letters and dates of its decisions. Prepared letters stay as they are, and are out of date. */
final readonly class ChangeSettings
{
    private const ACTION = 'decision_letters_saved';

    public function __construct(
        private HandlerRights $rights,
        private SettingsStore $store,
        private SettingsReader $reader,
        private OfferPeriod $period,
        private PublicResults $results,
        private AuditLog $audit,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $version that the person saw
     * @throws DomainError not_found · invalid_fields · stale_version with the settings as they are
     */
    public function __invoke(Viewer $viewer, int $callId, ?int $stageNumber, int $version, SettingsInput $input): void
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);
        $until = trim($input->confirmUntil) === '' ? null : Instants::read($viewer, 'confirmUntil', $input->confirmUntil, Instants::zoneOf($call));
        $this->transaction->run(function () use ($viewer, $call, $stage, $version, $input, $until): void {
            $stored = $this->store->lock($stage);
            if ($stored->version !== $version) {
                throw DomainError::staleVersion(SettingsData::of($stored));
            }
            // A date that is over stays with what was decided until then.
            $isNew = $until !== null && $until->getTimestamp() !== $stored->confirmUntil?->getTimestamp();
            $settings = $this->reader->read($stored, $input, $isNew ? $this->period->check($until) : $until);
            $this->store->save($settings, $version);
            if ($settings->showsResults !== $stored->showsResults) {
                $this->results->set($stage, $settings->showsResults);
            }
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, (string) $version, (string) ($version + 1)));
        });
    }
}
