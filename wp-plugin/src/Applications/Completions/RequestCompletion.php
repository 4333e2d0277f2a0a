<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Handling\HandlingStep;
use Passerelle\Applications\Handling\HandlingSteps;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Calls\Management\Instants;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Those who run a call ask for other answers to some questions until an instant, or take that back. All other answers stay as they were sent. */
final readonly class RequestCompletion
{
    public function __construct(
        private HandlingSteps $steps,
        private InternalCalls $calls,
        private ReopenableQuestions $questions,
        private CompletionPeriod $period,
        private CompletionStore $completions,
        private CompletionNotices $notices,
        private Timeline $timeline,
    ) {
    }

    /**
     * @param int $version of the handling of the application that the person saw
     * @throws DomainError not_found · stale_version · invalid_transition · completion_open · invalid_fields
     */
    public function ask(Viewer $viewer, int $applicationId, int $version, CompletionRequest $request): Submission
    {
        return $this->steps->take($viewer, $applicationId, $version, function (Submission $submission) use ($viewer, $request): void {
            $call = $this->callOf($submission);
            $this->require($submission, $call, HandlingStep::RequestCompletion);
            if ($submission->completion !== null && !$this->period->isOver($submission->completion)) {
                throw new DomainError('completion_open');
            }
            $text = $this->text($request);
            $questions = $this->questions($submission, $request);
            $until = $this->period->until(Instants::read($viewer, 'until', $request->until, Instants::zoneOf($call->record)));
            $completion = $this->completions->ask($submission->id, $submission->sentNumber, $questions, $until, $text, $viewer->id);
            $this->timeline->add($submission->application->id, TimelineEvent::CompletionAsked, $viewer->id, [
                'number' => $submission->sentNumber,
                'questions' => $questions,
                'until' => Times::text($until),
                'text' => $text,
            ]);
            $this->notices->toApplicants($submission, $completion, CompletionEvent::Asked);
        });
    }

    /**
     * Ends a request that nobody has answered. One about a refused file is the platform’s.
     *
     * @param int $version of the handling of the application that the person saw
     * @throws DomainError not_found · stale_version · invalid_transition
     */
    public function cancel(Viewer $viewer, int $applicationId, int $version): Submission
    {
        return $this->steps->take($viewer, $applicationId, $version, function (Submission $submission) use ($viewer): void {
            $this->require($submission, $this->callOf($submission), HandlingStep::CancelCompletion);
            $completion = $submission->completion ?? throw new DomainError('invalid_transition');
            $this->completions->cancel($completion);
            $this->timeline->add($submission->application->id, TimelineEvent::CompletionCancelled, $viewer->id, ['number' => $submission->sentNumber]);
            $this->notices->toApplicants($submission, $completion, CompletionEvent::Cancelled);
        });
    }

    private function callOf(Submission $submission): InternalCall
    {
        $application = $submission->application;

        return $this->calls->ofGroups([$application->callGroup], $application->language)[$application->callGroup] ?? throw DomainError::notFound();
    }

    /** @throws DomainError invalid_transition */
    private function require(Submission $submission, InternalCall $call, HandlingStep $step): void
    {
        if (!$step->isOffered($submission, $call, $this->period->now())) {
            throw new DomainError('invalid_transition');
        }
    }

    /** @throws DomainError invalid_fields */
    private function text(CompletionRequest $request): string
    {
        $text = trim($request->text);

        return match (true) {
            $text === '' => throw DomainError::invalid([new FieldError('text', 'required')]),
            mb_strlen($text) > $this->period->textMax => throw DomainError::invalid([new FieldError('text', 'too_long', ['max' => $this->period->textMax])]),
            default => $text,
        };
    }

    /**
     * @return list<string> in the order of the form
     * @throws DomainError invalid_fields
     */
    private function questions(Submission $submission, CompletionRequest $request): array
    {
        $open = $this->questions->of($submission);

        return match (true) {
            $request->questions === [] => throw DomainError::invalid([new FieldError('questions', 'required')]),
            array_diff($request->questions, $open) !== [] => throw DomainError::invalid([new FieldError('questions', 'invalid_choice')]),
            default => array_values(array_intersect($open, $request->questions)),
        };
    }
}
