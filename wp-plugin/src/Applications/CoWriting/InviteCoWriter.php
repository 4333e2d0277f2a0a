<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Submissions\Submission;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** An applicant invites a person to write an application. The answer to an address is the same whether or not an account has it. */
final readonly class InviteCoWriter
{
    public function __construct(
        private CoWritings $writings,
        private InvitedPerson $people,
        private InvitationStore $store,
        private SubjectInvitations $invitations,
        private CoWriterChanges $changes,
        private CoWriterRequests $requests,
        private Transaction $transaction,
    ) {
    }

    /**
     * @throws DomainError access_token_missing · those of CoWritings::lock() · invalid_fields: at "userId" or "email" · rate_limited
     */
    public function __invoke(Viewer $viewer, int $applicationId, WhomToInvite $whom, CoWriterRole $role): Invitation
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $this->transaction->run(fn (): Submission => $this->writings->lock($viewer, $applicationId));
        $person = $this->people->read($viewer, $whom);

        $invite = fn (): Invitation => $this->transaction->run(fn (): Invitation => $this->invite($viewer, $applicationId, $person, $role));

        return $this->requests->invite($viewer, $person->email, $invite);
    }

    private function invite(Viewer $viewer, int $applicationId, Invited $person, CoWriterRole $role): Invitation
    {
        $submission = $this->writings->lock($viewer, $applicationId);
        $former = $this->invitations->of(CoWriters::KIND, $applicationId);
        $revoked = array_values(array_filter($former, $person->isInvitedBy(...)))[0] ?? null;
        $this->people->requireOther($submission->application, $person);
        if ($revoked === null && !$this->requests->areLeft($submission)) {
            throw DomainError::invalid([new FieldError($person->field(), 'too_many_requests')]);
        }
        $id = $revoked === null ? $this->add($viewer, $submission, $person, $role) : $this->reopen($viewer, $revoked, $person, $role);
        $invitation = $id === null ? null : $this->store->find($id);
        if ($invitation === null) {
            throw DomainError::invalid([new FieldError($person->field(), 'already_invited')]);
        }
        $this->changes->invited($viewer, $invitation, $this->writings->call($submission));

        return $invitation;
    }

    private function add(Viewer $viewer, Submission $submission, Invited $person, CoWriterRole $role): ?int
    {
        return $this->store->add($submission->application->callGroup, $person->invitee($role), $person->language, $viewer->id, $person->into($submission->application->id));
    }

    private function reopen(Viewer $viewer, Invitation $revoked, Invited $person, CoWriterRole $role): ?int
    {
        return $revoked->state === InvitationState::Revoked && $this->invitations->reopen($revoked, $role->value, $person->language, $viewer->id) ? $revoked->id : null;
    }
}
