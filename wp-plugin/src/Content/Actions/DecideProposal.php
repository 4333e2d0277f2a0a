<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Decides on what the owner of a public record wants changed. The record stays public. Rights are checked by the caller. */
final readonly class DecideProposal
{
    public function __construct(
        private ProposalStore $store,
        private SaveContent $save,
        private Changes $changes,
        private RecordAudit $audit,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $reason for the audit log; the owner reads it when the proposal is sent back
     * @throws DomainError invalid_transition when none waits for a decision; invalid_fields, locked_by_other, stale_version
     */
    public function __invoke(Viewer $moderator, Record $record, Transition $decision, int $version, string $reason): Record
    {
        return $this->transaction->run(function () use ($moderator, $record, $decision, $version, $reason): Record {
            $proposal = $this->store->find($record->id);
            if ($proposal === null || $proposal->status !== Status::Pending) {
                throw $version === $record->version ? new DomainError('invalid_transition') : DomainError::staleVersion();
            }
            if ($decision === Transition::ApproveProposal) {
                $after = $this->save->applyProposal($record, $proposal, $moderator, $version);
                $this->store->delete($record->id);

                return $after;
            }

            return $this->decline($record, $proposal, new Cause($moderator, $decision, $reason), $version);
        });
    }

    private function decline(Record $record, Proposal $proposal, Cause $cause, int $version): Record
    {
        return $this->changes->beside($record, $version, function () use ($record, $proposal, $cause): void {
            if ($cause->action === Transition::SendBackProposal) {
                $this->store->write($record->id, $proposal->sentBack($cause->reason));
            } else {
                $this->store->delete($record->id);
            }
            $this->audit->record($cause, $record, $record, $proposal->changes($record));
        });
    }
}
