<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/**
 * A validator's decision on one record or proposal: the step, its moderation record and its mails in one transaction. The version
 * decides between two decisions at the same instant.
 */
final readonly class Decide
{
    public function __construct(
        private Records $records,
        private DecisionRights $rights,
        private ApplyDecision $apply,
        private DecisionStore $store,
        private DecisionNotices $notices,
        private Transaction $transaction,
        private Definitions $definitions,
    ) {
    }

    /**
     * @param int $version that the validator has read
     * @param bool $notifies false: people were notified of the same decision on another language
     * @throws DomainError not_found · rights_moderate · invalid_transition · invalid_fields, when it is not complete · locked_by_other · stale_version
     */
    public function __invoke(Viewer $moderator, int $id, int $version, DecisionInput $input, bool $notifies = true): Record
    {
        $record = $this->records->find($id);
        if ($record === null || $record->version === 0 || !$this->rights->mayRead($moderator, $record)) {
            throw DomainError::notFound();
        }
        $transition = $this->transition($moderator, $record, $version, $input);
        $this->requireField($record, $input);

        return $this->transaction->run(function () use ($moderator, $record, $version, $input, $transition, $notifies): Record {
            $waitingSince = $this->store->waitingSince($record->id, $input->target);
            $after = ($this->apply)($moderator, $record, $version, $input, $transition);
            $decisionId = $this->store->add($record, $input, $moderator->id, $waitingSince);
            if ($input->decision === Decision::Rejected && $input->target === Target::Record) {
                $this->rejectTranslations($moderator, $record, $input, $transition);
            }
            if ($notifies) {
                $this->notices->add($record, $input->target, $decisionId);
            }

            return $after;
        });
    }

    /** @throws DomainError rights_moderate, invalid_transition, stale_version */
    private function transition(Viewer $moderator, Record $record, int $version, DecisionInput $input): Transition
    {
        $transition = $this->rights->transition($moderator, $record, $input->target, $input->decision);
        if ($transition !== null) {
            // Whoever is too late learns that first: what they saw may have needed no comment.
            if ($version === $record->version) {
                self::requireReason($transition, $input);
            }

            return $transition;
        }
        if (!$this->rights->isInCharge($moderator, $record)) {
            throw new DomainError('rights_moderate');
        }

        throw $version === $record->version ? new DomainError('invalid_transition') : DomainError::staleVersion();
    }

    /** @throws DomainError invalid_fields, when a final decision is altered without a word */
    private static function requireReason(Transition $transition, DecisionInput $input): void
    {
        if (in_array($transition, [Transition::AlterValid, Transition::AlterRejected], true) && $input->comment === '') {
            throw DomainError::invalid([new FieldError('comment', 'comment_required')]);
        }
    }

    /** @throws DomainError invalid_fields, when the form of the type has no such field */
    private function requireField(Record $record, DecisionInput $input): void
    {
        $definition = $this->definitions->of($record->type);
        if ($input->field !== '' && $input->field !== $definition->titleKey() && !$definition->fields()->has($input->field)) {
            throw DomainError::invalid([new FieldError('field', 'unexpected_fields')]);
        }
    }

    /**
     * A rejection concerns the item in all its languages: those that wait are rejected with it. When it is an approval that is altered,
     * those that were approved are rejected too, since only then the moderator may alter theirs, and those that are scheduled become
     * drafts, since they would be published by themselves.
     */
    private function rejectTranslations(Viewer $moderator, Record $rejected, DecisionInput $input, Transition $taken): void
    {
        foreach ($this->records->findGroups([$rejected->groupId])[$rejected->groupId] ?? [] as $record) {
            $transition = $record->id === $rejected->id ? null : $input->decision->onRecord($record->status);
            if ($taken === Transition::AlterValid && $record->status === Status::Scheduled) {
                ($this->apply)($moderator, $record, $record->version, $input, Transition::Unschedule);
            } elseif ($transition === Transition::Reject || ($transition === Transition::AlterValid && $taken === $transition)) {
                $waitingSince = $this->store->waitingSince($record->id, $input->target);
                ($this->apply)($moderator, $record, $record->version, $input, $transition);
                $this->store->add($record, $input, $moderator->id, $waitingSince);
            }
        }
    }
}
