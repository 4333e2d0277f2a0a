<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\CoWriting\CoWriterChanges;
use Passerelle\Applications\CoWriting\CoWriterEvent;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Performs a requested action of an applicant on an application. */
final readonly class ChangeApplication
{
    public function __construct(
        private SubmissionStore $store,
        private ApplicationSteps $steps,
        private PerformAction $performed,
        private ReadApplications $read,
        private CoWriterChanges $coWriters,
        private RecordAction $record,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return Submission|null as it now is; null: deleted
     * @throws DomainError not_found, also for those of others · those of ApplicationSteps · invalid_fields · stale_version with the application as it is
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
            ApplicationAction::Send, ApplicationAction::Complete => CoWriterEvent::Sent,
            ApplicationAction::Withdraw => CoWriterEvent::Withdrawn,
            ApplicationAction::Delete => CoWriterEvent::Deleted,
            default => null,
        };
        // Before the action: nothing says who co-wrote what is deleted.
        if ($event !== null) {
            $this->coWriters->announce($viewer, $event, $call->record, $submission->application);
        }

        ($this->performed)($viewer, $submission, $request);
        $changed = $this->store->find($request->id);

        return $changed === null ? null : ($this->record)($viewer, $request->action, $call, $changed);
    }
}
