<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Submissions\Submission;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** What those who invite do with the invitation of a co-writer, and co-writers with their own. */
final readonly class ChangeCoWriter
{
    public function __construct(
        private CoWritings $writings,
        private InvitationStore $store,
        private SubjectInvitations $invitations,
        private ResendInvitation $resend,
        private CoWriterChanges $changes,
        private CoWriterRequests $requests,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param CoWriterRole|null $role with setRole
     * @throws DomainError access_token_missing · those of CoWritings::lock() · not_found · invalid_transition · stale_version · rate_limited · invalid_fields at "role"
     */
    public function __invoke(Viewer $viewer, int $applicationId, int $invitationId, CoWriterAction $action, ?CoWriterRole $role = null): void
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        if ($action === CoWriterAction::Resend) {
            $this->resend($viewer, $applicationId, $invitationId);
            return;
        }
        if ($action === CoWriterAction::SetRole && $role === null) {
            throw DomainError::invalid([new FieldError('role', 'required')]);
        }
        $this->transaction->run(function () use ($viewer, $applicationId, $invitationId, $action, $role): void {
            $submission = $this->lock($viewer, $applicationId, $invitationId, $action);
            $invitation = $this->find($submission, $invitationId, $action);
            $call = $this->writings->call($submission);
            $isDone = $role !== null && $action === CoWriterAction::SetRole
                ? $this->invitations->setRole($invitation, $role->value)
                : $this->invitations->revoke($invitation);
            if (!$isDone) {
                throw DomainError::staleVersion();
            }
            $role !== null && $action === CoWriterAction::SetRole
                ? $this->changes->roleSet($viewer, $invitation, $call, $role)
                : $this->changes->revoked($viewer, $invitation, $call, $submission->application);
        });
    }

    /** Co-writers end their own part themselves. */
    private function lock(Viewer $viewer, int $applicationId, int $invitationId, CoWriterAction $action): Submission
    {
        $isOwn = $action === CoWriterAction::Revoke && $this->store->find($invitationId)?->userId === $viewer->id;

        return $isOwn ? $this->writings->lockOwn($viewer, $applicationId) : $this->writings->lock($viewer, $applicationId);
    }

    private function resend(Viewer $viewer, int $applicationId, int $invitationId): void
    {
        $invitation = $this->transaction->run(fn (): Invitation => $this->find($this->writings->lock($viewer, $applicationId), $invitationId, CoWriterAction::Resend));
        $this->requests->limited($invitation->invitee->email, fn (): Invitation => ($this->resend)($viewer, $invitationId, null));
    }

    /** @throws DomainError not_found · invalid_transition */
    private function find(Submission $submission, int $invitationId, CoWriterAction $action): Invitation
    {
        $invitation = $this->store->find($invitationId);
        $isOfApplication = $invitation?->invitee->kind === CoWriters::KIND && $invitation->subjectId === $submission->application->id;
        if ($invitation === null || !$isOfApplication) {
            throw DomainError::notFound();
        }

        return in_array($action, CoWriterAction::in(CoWriterState::of($invitation)), true) ? $invitation : throw new DomainError('invalid_transition');
    }
}
