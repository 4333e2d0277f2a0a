<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Deadline;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Sending\SendingInstant;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Which action applicants may take with an application, by its state and the dates of its stage. */
final readonly class ApplicationSteps
{
    public function __construct(private ApplicantRights $rights, private InternalCalls $calls, private SendingInstant $sending)
    {
    }

    /**
     * @return InternalCall that it applies to
     * @throws DomainError not_found, also for those of others · invalid_transition · call_closed · call_not_open · completion_over
     */
    public function require(Viewer $viewer, ApplicationAction $action, Submission $submission): InternalCall
    {
        $application = $submission->application;
        if (!$this->rights->reads($viewer, $application)) {
            throw DomainError::notFound();
        }
        $call = $this->calls->ofSubmission($submission) ?? throw DomainError::notFound();
        if (!$this->isOffered($viewer, $action, $submission)) {
            throw new DomainError('invalid_transition');
        }
        if ($action === ApplicationAction::Complete && $this->isOver($submission)) {
            throw DomainError::dated('completion_over', $submission->completion?->until, $call->record->values->text('zone'));
        }
        $deadline = Deadline::of($call, $application);
        $isInTime = $application->isTrial() || $deadline->isOpen() || ($action === ApplicationAction::Send && $deadline->wasOpenAt($this->sending->now()));
        if (self::needsOpenCall($action) && !$isInTime) {
            throw $deadline->refusal();
        }

        return $call;
    }

    /** @return list<ApplicationAction> */
    public function offered(Viewer $viewer, Submission $submission, InternalCall $call): array
    {
        $isOpen = Deadline::of($call, $submission->application)->isOpen() || $submission->application->isTrial();

        return array_values(array_filter(
            ApplicationAction::cases(),
            fn (ApplicationAction $action): bool => $this->isOffered($viewer, $action, $submission)
                && ($isOpen || !self::needsOpenCall($action))
                && ($action !== ApplicationAction::Complete || !$this->isOver($submission)),
        ));
    }

    private function isOffered(Viewer $viewer, ApplicationAction $action, Submission $submission): bool
    {
        $application = $submission->application;
        $sends = $this->rights->sends($viewer, $application);
        $isWithdrawn = $application->withdrawnAt !== null;
        $isTrial = $application->isTrial();

        return match ($action) {
            ApplicationAction::Save => $submission->isDraft() && $this->rights->writes($viewer, $application),
            ApplicationAction::Send => $sends && $submission->isDraft(),
            ApplicationAction::TakeBack => $sends && $submission->state->canBeTakenBack() && !$isWithdrawn && !$isTrial,
            ApplicationAction::Delete => $sends && ($isTrial || ($submission->isDraft() && !$application->wasSent())),
            ApplicationAction::Complete => $sends && $submission->completion !== null && !$isWithdrawn && !$isTrial,
            ApplicationAction::Withdraw => $sends && $application->wasSent() && !$isWithdrawn && !$isTrial,
        };
    }

    /** Whether the time to answer what was asked after sending is over. */
    public function isOver(Submission $submission): bool
    {
        return $submission->completion?->isOver($this->sending->now()) === true;
    }

    /** Whether it is sent by a late link alone: the call was closed at the instant that counts. */
    public function isLate(InternalCall $call): bool
    {
        return !$call->isOpen() && !$call->wasOpenAt($this->sending->now());
    }

    private static function needsOpenCall(ApplicationAction $action): bool
    {
        return in_array($action, [ApplicationAction::Save, ApplicationAction::Send, ApplicationAction::TakeBack], true);
    }
}
