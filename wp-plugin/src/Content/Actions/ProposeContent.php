<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\ContentReading;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalListener;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/**
 * Stores what the owner of a public record wants changed, for a validator to decide on. The record stays as it is; only its version
 * moves on, which decides between a proposal and another change at the same instant. Rights are checked by OwnerActions.
 * A decision reads the proposal from ProposalStore, gives its values to SaveContent, and deletes it, in one transaction.
 */
final readonly class ProposeContent
{
    public function __construct(
        private ContentReading $reading,
        private Preparation $preparation,
        private Changes $changes,
        private RecordAudit $audit,
        private Clock $clock,
        private ProposalListener $listener,
    ) {
    }

    /** @throws DomainError invalid_fields, fields_missing when nothing would change; stale_version */
    public function propose(Record $record, SaveInput $input): Record
    {
        if ($input->language !== $record->language) {
            throw DomainError::invalid([new FieldError('language', 'unexpected_fields')]);
        }
        $earlier = $this->reading->proposals->find($record->id);
        $base = $earlier?->applyTo($record) ?? $record;
        $siblings = array_filter(
            $this->reading->records->findGroups([$record->groupId])[$record->groupId] ?? [],
            static fn (Record $other): bool => $other->id !== $record->id,
        );
        $prepared = $this->preparation->prepare($input, $base, array_values($siblings)[0] ?? null);
        $proposal = new Proposal(
            $input->actor->id,
            Status::Pending,
            $this->clock->now(),
            $prepared->title,
            $prepared->slug,
            $input->audience ?? $base->audience,
            $this->differences($record, [...$earlier->values ?? [], ...$prepared->values]),
        );
        $changed = $proposal->changes($record);
        if ($changed === []) {
            throw new DomainError('fields_missing');
        }
        $cause = new Cause($input->actor, Transition::Propose);

        return $this->write($record, $input->expectedVersion, $cause, $changed, function () use ($record, $earlier, $proposal): void {
            $this->reading->proposals->write($record->id, $proposal);
            if ($earlier?->status !== Status::Pending) {
                $this->listener->onProposed($record);
            }
        });
    }

    /** @throws DomainError invalid_transition without a proposal; stale_version */
    public function withdraw(Record $record, Viewer $actor, ?int $version): Record
    {
        if ($this->reading->proposals->find($record->id) === null) {
            throw new DomainError('invalid_transition');
        }

        return $this->write($record, $version, new Cause($actor, Transition::WithdrawProposal), [], fn () => $this->reading->proposals->delete($record->id));
    }

    /**
     * @param list<string> $fields
     * @param callable(): void $write
     */
    private function write(Record $record, ?int $version, Cause $cause, array $fields, callable $write): Record
    {
        return $this->changes->beside($record, $version ?? $record->version, function () use ($record, $cause, $fields, $write): void {
            $write();
            $this->audit->record($cause, $record, $record, $fields);
        });
    }

    /**
     * @param array<string, mixed> $values
     * @return array<string, mixed> null where the record has a value and the proposal none
     */
    private function differences(Record $record, array $values): array
    {
        $differences = [];
        foreach ($this->reading->definitions->of($record->type)->fields() as $field) {
            if ($field->isLedger || !array_key_exists($field->key, $values)) {
                continue;
            }
            $value = Validator::isEmpty($values[$field->key]) ? null : $values[$field->key];
            if ($value !== $record->values->raw($field->key)) {
                $differences[$field->key] = $value;
            }
        }

        return $differences;
    }
}
