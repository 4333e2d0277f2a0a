<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\HandlingSteps;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/**
 * Decides on the eligibility of applications that were sent, and says so to those who sent them. It is decided on the version that counts:
 * while the call is open, an application that is taken back is to be checked again.
 */
final readonly class CheckEligibility
{
    /** Member of the row in a call's list of criteria. */
    private const TITLE = 'title';

    public function __construct(
        private HandlingSteps $steps,
        private InternalCalls $calls,
        private SubmissionStore $store,
        private EligibilityDecisions $decisions,
        private EligibilityNotices $notices,
        private Timeline $timeline,
        private Clock $clock,
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
        $call = $this->calls->ofGroups([$application->callGroup], $application->language)[$application->callGroup] ?? throw DomainError::notFound();
        $decision = new EligibilityDecision(
            $input->reason,
            $input->stated === null ? '' : self::quoted($call, $input->stated),
            $input->text,
            $submission->sentNumber,
            $viewer->id,
            $this->clock->now(),
        );
        if (!self::canBeChecked($submission, $call) || ($submission->state === SubmissionState::Eligible && $input->result === EligibilityResult::Eligible)) {
            throw new DomainError('invalid_transition');
        }
        $this->store->decide($submission, $input->result->state());
        $this->decisions->save($submission->id, $decision);
        $this->timeline->add($application->id, $input->result->event(), $viewer->id, array_filter([
            'number' => $submission->sentNumber,
            'reason' => $decision->reason?->value,
            'criterion' => $decision->quoted,
            'text' => $decision->text,
        ], static fn (mixed $value): bool => $value !== null && $value !== ''), $decision->decidedAt);
        $this->notices->decided($submission, $call, $input->result, $decision);
    }

    /** One that is being written again can be sent until the closing; after it, what was sent before counts. */
    private static function canBeChecked(Submission $submission, InternalCall $call): bool
    {
        return $submission->application->withdrawnAt === null
            && ($submission->state->canBeTakenBack() || ($submission->state === SubmissionState::Draft && !$call->isOpen()));
    }

    /** @throws DomainError invalid_fields */
    private static function quoted(InternalCall $call, int $place): string
    {
        $title = ($call->record->values->rows('eligibility')[$place] ?? null)?->text(self::TITLE) ?? '';

        return $title !== '' ? $title : throw DomainError::invalid([new FieldError('stated', 'invalid_choice')]);
    }
}
