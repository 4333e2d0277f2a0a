<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\VisibleStructures;
use Passerelle\Rights\Viewer;

/** What an owner does with an invitation by mail that is not answered yet. */
final readonly class ChangeMailInvitation
{
    public function __construct(
        private InvitationStore $store,
        private VisibleStructures $structures,
        private MembershipStore $members,
        private ResendInvitation $resend,
        private InvitedAccount $account,
        private MailChanges $changes,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string|null $email corrects the address; null: it stays
     * @throws DomainError not_found, and those of ResendInvitation
     */
    public function resend(Viewer $viewer, int $structureId, int $id, ?string $email): void
    {
        [$structure, $before] = $this->find($viewer, $structureId, $id);
        $this->transaction->run(function () use ($viewer, $structure, $before, $email): void {
            $after = ($this->resend)($viewer, $before->id, $email);
            if ($after->invitee->email !== $before->invitee->email) {
                $this->account->notify($structure, $after->id, $after->invitee->email);
            }
        });
    }

    /** @throws DomainError not_found · structure_owner_required · invalid_transition: it is answered */
    public function cancel(Viewer $viewer, int $structureId, int $id): void
    {
        [$structure, $invitation] = $this->find($viewer, $structureId, $id);
        $this->transaction->run(function () use ($viewer, $structure, $invitation): void {
            $this->members->locked($structure->groupId)->requireOwner($viewer->id);
            if (!$this->store->cancel($invitation)) {
                throw new DomainError('invalid_transition');
            }
            $this->changes->cancelled($viewer, $structure, $invitation->invitee->role);
        });
    }

    /**
     * @return array{Record, Invitation}
     * @throws DomainError not_found · structure_owner_required
     */
    private function find(Viewer $viewer, int $structureId, int $id): array
    {
        $structure = $this->structures->find($viewer, $structureId);
        $this->members->list($structure->groupId)->requireOwner($viewer->id);
        $invitation = $this->store->find($id);
        $isOfStructure = $invitation?->groupId === $structure->groupId && $invitation->invitee->kind === StructureSubject::KIND;
        if ($invitation === null || !$isOfStructure) {
            throw DomainError::notFound();
        }

        return [$structure, $invitation];
    }
}
