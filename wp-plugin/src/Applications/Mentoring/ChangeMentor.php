<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\CoWriting\CoWritings;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Those who run a call propose a mentor for an application that was sent, or withdraw one; who sends the application answers, and may end it at any time. */
final readonly class ChangeMentor
{
    public function __construct(
        private HandlerRights $handlers,
        private ApplicantRights $applicants,
        private CoWritings $applications,
        private MentorshipStore $store,
        private Candidates $candidates,
        private MentorNotices $notices,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $userId of the mentor
     * @throws DomainError not_found, also for applications of others · forbidden: may read the application, not answer for it · invalid_transition · invalid_fields at "userId"
     */
    public function __invoke(Viewer $viewer, MentorAction $action, int $applicationId, int $userId): void
    {
        $this->transaction->run(function () use ($viewer, $action, $applicationId, $userId): void {
            $submission = $action->isOfTeam() ? $this->handlers->lock($viewer, $applicationId) : $this->lockOwn($viewer, $applicationId);
            $call = $this->applications->call($submission);
            $mentorship = $this->store->find($applicationId, $userId);
            $action === MentorAction::Propose
                ? $this->propose($viewer, $submission, $call, $userId)
                : $this->change($action, $submission, $call, $mentorship);
            $this->notices->done($viewer, $action, $submission, $call, $userId, $mentorship);
        });
    }

    /** @throws DomainError not_found · forbidden */
    private function lockOwn(Viewer $viewer, int $applicationId): Submission
    {
        $submission = $this->applications->lockOwn($viewer, $applicationId);

        return $this->applicants->sends($viewer, $submission->application) ? $submission : throw new DomainError('forbidden');
    }

    /** @throws DomainError invalid_transition: it was withdrawn · invalid_fields */
    private function propose(Viewer $viewer, Submission $submission, Record $call, int $userId): void
    {
        if ($submission->application->withdrawnAt !== null) {
            throw new DomainError('invalid_transition');
        }
        if (!in_array($userId, $this->candidates->of($submission->application, $call), true)) {
            throw DomainError::invalid([new FieldError('userId', 'unknown_user')]);
        }
        $this->store->propose($submission->application->id, $userId, $viewer->id);
    }

    /** @throws DomainError invalid_fields · invalid_transition */
    private function change(MentorAction $action, Submission $submission, Record $call, ?Mentorship $mentorship): void
    {
        if ($mentorship === null) {
            throw DomainError::invalid([new FieldError('userId', 'unknown_user')]);
        }
        if (!in_array($action, MentorAction::allowed($mentorship, $submission->application, $call, $action->isOfTeam()), true)) {
            throw new DomainError('invalid_transition');
        }
        match ($action) {
            MentorAction::AllowDraft, MentorAction::HideDraft => $this->store->letReadDraft($mentorship, $action === MentorAction::AllowDraft),
            MentorAction::Accept => $this->store->move($mentorship, MentorState::Accepted),
            MentorAction::Decline => $this->store->move($mentorship, MentorState::Declined),
            MentorAction::End => $this->store->move($mentorship, MentorState::Ended),
            MentorAction::Propose, MentorAction::Withdraw => $this->store->move($mentorship, MentorState::Withdrawn),
        };
    }
}
