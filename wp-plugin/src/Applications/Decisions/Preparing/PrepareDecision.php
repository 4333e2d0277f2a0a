<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\LetterValues;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Management\Instants;
use Passerelle\Kernel\DomainError;

/** Prepares one decision with its letters, while the submission is locked. */
final readonly class PrepareDecision
{
    public function __construct(
        private InternalCalls $calls,
        private SubmissionStore $submissions,
        private DecisionStore $decisions,
        private SettingsStore $settings,
        private WaitingList $list,
        private ComposeDecision $compose,
    ) {
    }

    /**
     * @param int $preparedBy user id; 0: the platform
     * @param callable(InternalCall, DecisionSettings, Submission): LetterValues $valuesOf what its letters say
     * @throws DomainError not_found · invalid_transition · invalid_fields · letter_value_missing
     */
    public function __invoke(Submission $submission, DecisionInput $input, int $preparedBy, callable $valuesOf): void
    {
        $stage = $submission->stage;
        $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
        $isStage = $input->kind !== DecisionKind::Advanced || $this->settings->next->of($stage) !== null;
        if ($submission->application->withdrawnAt !== null || !$input->kind->follows($submission->state) || !$isStage) {
            throw new DomainError('invalid_transition');
        }
        $settings = $this->settings->lock($stage);
        $this->remove($submission);
        $place = $input->kind === DecisionKind::WaitingList ? $this->list->insert($stage, $input->category, $input->place) : 0;
        $values = $valuesOf($call, $settings, $submission);
        $composed = ($this->compose)($submission, $input, $place, $preparedBy, $settings, $values, Instants::zoneOf($call->record));
        $this->decisions->prepare($composed->decision, $composed->letters);
        $this->submissions->decide($submission, $submission->state);
    }

    /**
     * Takes the prepared decision back.
     *
     * @throws DomainError invalid_transition: there is none
     */
    public function forget(Submission $submission): void
    {
        $this->settings->lock($submission->stage);
        if (!$this->remove($submission)) {
            throw new DomainError('invalid_transition');
        }
        $this->submissions->decide($submission, $submission->state);
    }

    /** @return bool whether one was prepared */
    private function remove(Submission $submission): bool
    {
        $before = $this->decisions->prepared([$submission->id])[$submission->id] ?? null;
        if ($before === null) {
            return false;
        }
        $this->decisions->forget([$submission->id]);
        $this->list->number($submission->stage, $before->category);

        return true;
    }
}
