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
            $call = $this->calls->ofSubmission($submission) ?? throw DomainError::notFound();
            $this->require($submission, $call, HandlingStep::RequestCompletion);
            if ($submission->completion !== null && !$this->period->isOver($submission->completion)) {
                throw new DomainError('completion_open');
            }
            $open = $this->questions->of($submission);
            $this->check($request, $open);
            [$text, $questions] = [trim($request->text), array_values(array_intersect($open, $request->questions))];
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
            $this->require($submission, $this->calls->ofSubmission($submission) ?? throw DomainError::notFound(), HandlingStep::CancelCompletion);
            $completion = $submission->completion ?? throw new DomainError('invalid_transition');
            $this->completions->cancel($completion);
            $this->timeline->add($submission->application->id, TimelineEvent::CompletionCancelled, $viewer->id, ['number' => $submission->sentNumber]);
            $this->notices->toApplicants($submission, $completion, CompletionEvent::Cancelled);
        });
    }

    /** @throws DomainError invalid_transition */
    private function require(Submission $submission, InternalCall $call, HandlingStep $step): void
    {
        if (!$step->isOffered($submission, $call, $this->period->now())) {
            throw new DomainError('invalid_transition');
        }
    }

    /**
     * @param list<string> $open ids of questions that can be reopened
     * @throws DomainError invalid_fields
     */
    private function check(CompletionRequest $request, array $open): void
    {
        $problems = array_values(array_filter([
            $request->questions === [] ? new FieldError('questions', 'required') : null,
            array_diff($request->questions, $open) === [] ? null : new FieldError('questions', 'invalid_choice'),
            trim($request->until) === '' ? new FieldError('until', 'required') : null,
            trim($request->text) === '' ? new FieldError('text', 'required') : null,
            mb_strlen(trim($request->text)) > $this->period->textMax ? new FieldError('text', 'too_long', ['max' => $this->period->textMax]) : null,
        ]));
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
    }
}
