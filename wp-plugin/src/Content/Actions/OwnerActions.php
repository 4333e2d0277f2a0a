<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use LogicException;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Does what the owner of a record asks for. What is sent with a step is saved in the same transaction: refused together, too. */
final readonly class OwnerActions
{
    public function __construct(
        private Transaction $transaction,
        private SaveContent $save,
        private ChangeStatus $changeStatus,
        private ProposeContent $propose,
        private WithdrawProposal $withdraw,
        private OwnerRules $rules,
    ) {
    }

    /**
     * Rights and state of a step, before what was sent with it is looked at.
     *
     * @throws DomainError forbidden or the code of the type, invalid_transition, stale_version
     */
    public function require(Viewer $viewer, OwnerAction $action, Record $record, ?int $version): void
    {
        $this->changeStatus->require(new StatusChange($viewer, $record->id, $action->transition(), $version), $record);
    }

    /** @return list<OwnerAction> what the viewer may do with the record now */
    public function offered(Viewer $viewer, Record $record, bool $hasProposal): array
    {
        return array_values(array_filter(OwnerAction::cases(), fn (OwnerAction $action): bool
            => ($action !== OwnerAction::WithdrawProposal || $hasProposal) && $this->changeStatus->allows($viewer, $action->transition(), $record)));
    }

    /**
     * @param Record|null $record null for a new one
     * @param int|null $version that the person read; null for a new record
     * @param SaveInput|null $input what is saved, alone or with the step
     * @throws DomainError as SaveContent, ChangeStatus, ProposeContent and OwnerRules
     */
    public function __invoke(Viewer $viewer, OwnerAction $action, ?Record $record, ?int $version, ?SaveInput $input): Record
    {
        if ($record !== null && $action === OwnerAction::Propose && $input !== null) {
            $this->rules->requireProposable($record, $input->values);
            return ($this->propose)($record, $input);
        }
        if ($record !== null && $action === OwnerAction::WithdrawProposal) {
            return ($this->withdraw)($record, $viewer, $version);
        }

        return $this->transaction->run(function () use ($viewer, $action, $record, $version, $input): Record {
            if ($record === null) {
                $this->rules->beforeCreation($viewer, $input->type ?? throw new LogicException('A new record has values.'));
            }
            $saved = $input === null ? null : ($this->save)($input);
            if ($action === OwnerAction::Save && $saved !== null) {
                return $saved;
            }
            $current = $saved ?? $record ?? throw new LogicException('A step is taken with a record.');

            $after = ($this->changeStatus)(new StatusChange($viewer, $current->id, $action->transition(), $saved->version ?? $version));
            // After the fields, which are checked with the step.
            if ($action === OwnerAction::Submit) {
                $this->rules->requireSubmittable($after);
            }

            return $after;
        });
    }
}
