<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\CoWriting\CoWriterChanges;
use Passerelle\Applications\CoWriting\CoWriterEvent;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Sending\SendSubmission;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Performs a requested action of an applicant on an application. */
final readonly class ChangeApplication
{
    public function __construct(
        private SubmissionStore $store,
        private ApplicationSteps $steps,
        private SaveAnswers $save,
        private SendSubmission $send,
        private ReadApplications $read,
        private CoWriterChanges $coWriters,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return Submission|null as it now is; null: deleted
     * @throws DomainError not_found, also for those of others · call_closed · call_not_open · invalid_transition · invalid_fields · stale_version with the application as it is
     */
    public function __invoke(Viewer $viewer, ApplicationRequest $request): ?Submission
    {
        try {
            return $this->transaction->run(fn (): ?Submission => $this->perform($viewer, $request));
        } catch (DomainError $error) {
            throw $error->errorCode === 'stale_version' ? DomainError::staleVersion($this->read->data($viewer, $request->id)) : $error;
        }
    }

    private function perform(Viewer $viewer, ApplicationRequest $request): ?Submission
    {
        $submission = $this->store->lock($request->id) ?? throw DomainError::notFound();
        $call = $this->steps->require($viewer, $request->action, $submission);
        $event = match ($request->action) {
            ApplicationAction::Send => CoWriterEvent::Sent,
            ApplicationAction::Withdraw => CoWriterEvent::Withdrawn,
            ApplicationAction::Delete => CoWriterEvent::Deleted,
            default => null,
        };
        // Before the action: nothing says who co-wrote what is deleted.
        if ($event !== null) {
            $this->coWriters->announce($viewer, $event, $call->record, $submission->application);
        }
        match ($request->action) {
            ApplicationAction::Save => ($this->save)($viewer, $submission, self::answers($request), $request->version),
            ApplicationAction::Send => ($this->send)($viewer, $submission, $request->version),
            ApplicationAction::TakeBack => $this->store->takeBack($submission),
            ApplicationAction::Withdraw => $this->store->withdraw($submission->application),
            ApplicationAction::Delete => $this->store->delete([$submission->application->id]),
        };

        return $this->store->find($request->id);
    }

    /** @throws DomainError invalid_fields */
    private static function answers(ApplicationRequest $request): Answers
    {
        return $request->answers === null
            ? throw DomainError::invalid([new FieldError(Answers::PATH, 'required')])
            : Answers::fromJson($request->answers);
    }
}
