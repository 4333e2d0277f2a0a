<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;

/** Applicants ask for letters of recommendation, ask again, and withdraw requests: those who may send the application. */
final readonly class ChangeLetters
{
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private LetterStore $letters,
        private EndLetters $ending,
        private LetterRules $rules,
        private RequestLetter $request,
        private Transaction $transaction,
    ) {
    }

    /**
     * Asks a referee.
     *
     * @param int|null $instead id of a letter whose request is withdrawn at the same time
     * @throws DomainError not_found, also for those of others · invalid_transition · call_closed · call_not_open · invalid_fields · letter_requests_used_up · rate_limited
     */
    public function ask(Viewer $viewer, int $applicationId, string $questionId, Referee $referee, ?int $instead): void
    {
        $this->request->check($referee->email);
        $this->transaction->run(function () use ($viewer, $applicationId, $questionId, $referee, $instead): void {
            $submission = $this->locked($viewer, $applicationId);
            $facts = $this->rules->accepting($submission, $questionId);
            if ($instead !== null) {
                $this->end($this->letter($submission, $instead));
            }
            $this->rules->require($submission, $facts, $referee);
            $this->rules->requireMail($submission);
            $id = $this->letters->add($submission->id, $questionId, $referee, $viewer->id);
            $this->request->mail($id, $referee->email, 1);
            SecurityEvent::Letter->succeeded('asked', account: $viewer->id, object: "letter:{$id}");
        });
    }

    /** @throws DomainError as ask() */
    public function again(Viewer $viewer, int $applicationId, int $letterId): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $letterId): void {
            $submission = $this->locked($viewer, $applicationId);
            $letter = $this->letter($submission, $letterId);
            $this->rules->accepting($submission, $letter->questionId);
            $this->rules->requireMail($submission);
            $this->request->check($letter->referee->email);
            $this->letters->askAgain($letter->id, $viewer->id);
            $this->request->mail($letter->id, $letter->referee->email, $letter->sending + 1);
            SecurityEvent::Letter->succeeded('asked_again', account: $viewer->id, object: "letter:{$letter->id}");
        });
    }

    /** Withdraws a request; its links are void at once. @throws DomainError not_found · invalid_transition */
    public function withdraw(Viewer $viewer, int $applicationId, int $letterId): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $letterId): void {
            $letter = $this->letter($this->locked($viewer, $applicationId), $letterId);
            $this->end($letter);
            SecurityEvent::Letter->succeeded('withdrawn', account: $viewer->id, object: "letter:{$letter->id}");
        });
    }

    /** @throws DomainError not_found · invalid_transition: only who may send it, not once it is withdrawn, and never for a trial */
    private function locked(Viewer $viewer, int $applicationId): Submission
    {
        $submission = $this->submissions->lock($applicationId);
        if ($submission === null || !$this->rights->writes($viewer, $submission->application)) {
            throw DomainError::notFound();
        }

        $application = $submission->application;

        return $this->rights->sends($viewer, $application) && $application->withdrawnAt === null && !$application->isTrial()
            ? $submission
            : throw new DomainError('invalid_transition');
    }

    /** @throws DomainError not_found · invalid_transition: it was answered */
    private function letter(Submission $submission, int $letterId): Letter
    {
        $letter = $this->letters->lock($letterId);
        if ($letter === null || $letter->submissionId !== $submission->id) {
            throw DomainError::notFound();
        }

        return $letter->state->isOpen() ? $letter : throw new DomainError('invalid_transition');
    }

    private function end(Letter $letter): void
    {
        $this->ending->end($letter, LetterState::Withdrawn);
    }
}
