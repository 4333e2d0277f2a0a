<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Definitions;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalListener;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Transition;

/**
 * Stores what the owner of a public record wants changed, for a validator to decide on. The record stays as it is; only its version
 * moves on, which decides between a proposal and another change at the same instant. Rights are checked by OwnerActions.
 * A decision reads the proposal from ProposalStore, gives its values to SaveContent, and deletes it, in one transaction.
 */
final readonly class ProposeContent
{
    public function __construct(
        private Definitions $definitions,
        private Records $records,
        private ProposalStore $proposals,
        private Preparation $preparation,
        private Clock $clock,
        private ProposalListener $listener,
        private BesideRecord $beside,
    ) {
    }

    /** @throws DomainError invalid_fields, fields_missing when nothing would change; stale_version */
    public function __invoke(Record $record, SaveInput $input): Record
    {
        if ($input->language !== $record->language) {
            throw DomainError::invalid([new FieldError('language', 'unexpected_fields')]);
        }
        $earlier = $this->proposals->find($record->id);
        $base = $earlier?->applyTo($record) ?? $record;
        $siblings = array_filter(
            $this->records->findGroups([$record->groupId])[$record->groupId] ?? [],
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

        return $this->beside->write($record, $input->expectedVersion, $cause, $changed, function () use ($record, $earlier, $proposal): void {
            $this->proposals->write($record->id, $proposal);
            if ($earlier?->status !== Status::Pending) {
                $this->listener->onProposed($record);
            }
        });
    }

    /**
     * @param array<string, mixed> $values
     * @return array<string, mixed> null where the record has a value and the proposal none
     */
    private function differences(Record $record, array $values): array
    {
        $differences = [];
        foreach ($this->definitions->of($record->type)->fields() as $field) {
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
