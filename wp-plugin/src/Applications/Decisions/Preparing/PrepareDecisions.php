<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\AwaitedReviews;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionLetters\LetterValues;
use Passerelle\Applications\Decisions\DecisionLetters\SubmissionSources;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Places\Deviations;
use Passerelle\Applications\Decisions\Places\Placing\PlacedStage;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\HandlingSteps;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Prepares decisions with their letters, and takes them back: only those who handle the call see them before they are published. */
final class PrepareDecisions
{
    /** @var array<int, array<int, LetterValues>> what letters say, by group of the call and submission: read once for all items of a request */
    private array $values = [];
    /** @var array<string, PlacedStage> what is proposed, by group of the call and stage: read once for all items of a request */
    private array $placed = [];
    /** @var list<int> ids of its applications */
    private array $asked = [];

    public function __construct(
        private readonly HandlingSteps $steps,
        private readonly DecisionStore $decisions,
        private readonly SubmissionSources $sources,
        private readonly AwaitedReviews $reviews,
        private readonly PrepareDecision $one,
        private readonly Deviations $deviations,
    ) {
    }

    /**
     * @param list<array{id: int, version: int}> $items applications with the version of their handling that the person saw
     * @param array<int, string> $amounts awarded, in digits, by application
     * @return list<HandlingResult> in the order of the items
     * @throws DomainError invalid_fields
     */
    public function prepare(Viewer $viewer, array $items, DecisionInput $input, array $amounts = []): array
    {
        $this->begin($items);

        return $this->steps->each($viewer, $items, fn (Submission $submission) => $this->store(
            $viewer,
            $submission,
            $input->withAmount($amounts[$submission->application->id] ?? ''),
        ));
    }

    /**
     * Renders the letters of decisions that stay as they are.
     *
     * @param list<array{id: int, version: int}> $items
     * @return list<HandlingResult>
     * @throws DomainError invalid_fields
     */
    public function renew(Viewer $viewer, array $items): array
    {
        $this->begin($items);

        return $this->steps->each($viewer, $items, function (Submission $submission) use ($viewer): void {
            $prepared = $this->preparedOf($submission);
            $this->store($viewer, $submission, new DecisionInput(
                $prepared->kind,
                $prepared->currency,
                $prepared->place === 0 ? null : $prepared->place,
                $prepared->amount,
                deviation: $prepared->deviation,
            ));
        });
    }

    /**
     * Takes prepared decisions back.
     *
     * @param list<array{id: int, version: int}> $items
     * @return list<HandlingResult>
     * @throws DomainError invalid_fields
     */
    public function forget(Viewer $viewer, array $items): array
    {
        return $this->steps->each($viewer, $items, function (Submission $submission) use ($viewer): void {
            $this->reviews->requireNone($viewer, $submission->stage);
            $this->one->forget($submission);
        });
    }

    /** @throws DomainError own_reviews_open · those of PrepareDecision */
    private function store(Viewer $viewer, Submission $submission, DecisionInput $input): void
    {
        $this->reviews->requireNone($viewer, $submission->stage);
        ($this->one)($submission, $this->placed($submission, $input), $viewer->id, $this->valuesOf(...));
    }

    /** @throws DomainError not_found · invalid_fields: it is not what is proposed for the places, without a reason */
    private function placed(Submission $submission, DecisionInput $input): DecisionInput
    {
        $key = "{$submission->stage->callGroup} {$submission->stage->number}";
        $this->placed[$key] ??= $this->deviations->proposed($submission);

        return $this->deviations->check($this->placed[$key], $submission, $input);
    }

    /** @throws DomainError invalid_transition */
    private function preparedOf(Submission $submission): Decision
    {
        return $this->decisions->prepared([$submission->id])[$submission->id] ?? throw new DomainError('invalid_transition');
    }

    /** @param list<array{id: int, version: int}> $items */
    private function begin(array $items): void
    {
        $this->values = $this->placed = [];
        $this->asked = array_column($items, 'id');
    }

    private function valuesOf(InternalCall $call, DecisionSettings $settings, Submission $submission): LetterValues
    {
        $group = $submission->application->callGroup;
        $this->values[$group] ??= $this->sources->of($call->record, $settings, $this->asked);

        return $this->values[$group][$submission->id] ?? throw new DomainError('invalid_transition');
    }
}
