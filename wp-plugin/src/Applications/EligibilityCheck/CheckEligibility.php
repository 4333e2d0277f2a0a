<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Applications\DecisionReviews\ReviewPeriod;
use Passerelle\Applications\Handling\EligibilityCriteria;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\HandlingSteps;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/**
 * Decides on the eligibility of applications that were sent, and says so to those who sent them. It is decided on the version that counts:
 * while the call is open, an application that is taken back is to be checked again.
 */
final readonly class CheckEligibility
{
    public function __construct(
        private HandlingSteps $steps,
        private InternalCalls $calls,
        private SubmissionStore $store,
        private EligibilityDecisions $decisions,
        private EligibilityNotices $notices,
        private Timeline $timeline,
        private ReviewPeriod $reviews,
    ) {
    }

    /**
     * @param list<array{id: int, version: int}> $items applications with the version of their handling that the person saw
     * @return list<HandlingResult> in the order of the items
     * @throws DomainError invalid_fields
     */
    public function __invoke(Viewer $viewer, array $items, EligibilityInput $input): array
    {
        return $this->steps->each($viewer, $items, fn (Submission $submission) => $this->decide($viewer, $submission, $input));
    }

    /** @throws DomainError invalid_transition · invalid_fields */
    private function decide(Viewer $viewer, Submission $submission, EligibilityInput $input): void
    {
        $application = $submission->application;
        $call = $this->calls->ofSubmission($submission) ?? throw DomainError::notFound();
        $decision = new EligibilityDecision(
            $input->reason,
            $input->stated === null ? '' : self::quoted($call, $input->stated),
            $input->text,
            $submission->sentNumber,
            $viewer->id,
            $this->reviews->now(),
            $input->result === EligibilityResult::Ineligible ? $this->reviews->ofSubmission($submission) : null,
        );
        if (!$input->result->step()->isOffered($submission, $call, $decision->decidedAt)) {
            throw new DomainError('invalid_transition');
        }
        $this->store->decide($submission, $input->result->state());
        $this->decisions->save($submission->id, $decision);
        $this->timeline->add($application->id, $input->result->event(), $viewer->id, array_filter([
            'number' => $submission->sentNumber,
            'reason' => $decision->reason?->value,
            'criterion' => $decision->quoted,
            'text' => $decision->text,
            ...$submission->stage->entryData(),
        ], static fn (mixed $value): bool => $value !== null && $value !== ''), $decision->decidedAt);
        $this->notices->decided($submission, $call, $input->result, $decision);
    }

    /** @throws DomainError invalid_fields */
    private static function quoted(InternalCall $call, int $place): string
    {
        $title = EligibilityCriteria::titles($call)[$place] ?? '';

        return $title !== '' ? $title : throw DomainError::invalid([new FieldError('stated', 'invalid_choice')]);
    }
}
