<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Applications\Applying\AfterSending;
use Passerelle\Applications\Completions\ReopenableQuestions;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Timeline\ReadTimeline;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** How an application stands for those who run its call, what they can do with it, and what happened to it. */
final readonly class ReadHandling
{
    public function __construct(
        private HandlerRights $rights,
        private InternalCalls $calls,
        private AfterSending $after,
        private ReopenableQuestions $questions,
        private ReadTimeline $timeline,
        private Clock $clock,
    ) {
    }

    /**
     * @return array<string, mixed> as the API shows it
     * @throws DomainError not_found, also for applications that the person does not handle
     */
    public function data(Viewer $viewer, int $applicationId): array
    {
        $submission = $this->rights->submission($viewer, $applicationId);
        $call = $this->calls->ofSubmission($submission) ?? throw DomainError::notFound();
        $steps = HandlingStep::offered($submission, $call, $this->clock->now());

        return [
            'completion' => $this->after->completion($submission),
            'criteria' => in_array(HandlingStep::FindIneligible, $steps, true) ? EligibilityCriteria::titles($call) : [],
            'eligibility' => $this->after->eligibility($submission),
            'id' => $applicationId,
            'questions' => in_array(HandlingStep::RequestCompletion, $steps, true) ? $this->questions->of($submission) : [],
            'state' => $submission->state->value,
            'steps' => array_column($steps, 'value'),
            'timeline' => $this->timeline->of($applicationId),
            'version' => $submission->handling,
        ];
    }
}
