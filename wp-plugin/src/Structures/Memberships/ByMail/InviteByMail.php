<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\Invitee;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Mails;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Rights\Viewer;

/** An owner invites an address into a structure. The answer is the same whether or not an account has it. */
final readonly class InviteByMail
{
    private const FIRST_SENDING = 1;

    public function __construct(
        private MembershipStore $members,
        private InvitationStore $store,
        private MailInviteCheck $check,
        private MailChanges $changes,
        private Mails $mails,
        private InvitedAccount $account,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $structureId of the structure in either language
     * @throws DomainError access_token_missing · not_found · structure_owner_required · profile_not_published ·
     *     invalid_fields (already_invited at "email": pending, declined, or accepted by a person who is a member) · rate_limited
     */
    public function __invoke(Viewer $viewer, int $structureId, MailInvite $invite): Invitation
    {
        $structure = $this->check->structure($viewer, $structureId);
        $invitee = $this->check->invitee($invite);
        $this->check->count($viewer, $structure->groupId, $invitee->email);

        return $this->check->limited($viewer, $invitee->email, fn (): Invitation => $this->invite($viewer, $structure, $invitee, $invite));
    }

    private function invite(Viewer $viewer, Record $structure, Invitee $invitee, MailInvite $invite): Invitation
    {
        return $this->transaction->run(function () use ($viewer, $structure, $invitee, $invite): Invitation {
            $list = $this->members->locked($structure->groupId);
            $list->requireOwner($viewer->id);
            $this->endAccepted($list, $structure, $invitee->email);
            $id = $this->store->add($structure->groupId, $invitee, $invite->language ?? PersonLanguage::of($viewer->id), $viewer->id)
                ?? throw DomainError::invalid([new FieldError('email', 'already_invited')]);
            $this->mails->addressed(InvitationMail::KEY, InvitationMail::data($id, self::FIRST_SENDING));
            $this->account->notify($structure, $id, $invitee->email);
            $this->changes->invited($viewer, $structure, $invitee->role);

            return $this->store->find($id) ?? throw DomainError::notFound();
        });
    }

    /** Who accepted and has left since may be invited again. */
    private function endAccepted(MemberList $list, Record $structure, string $email): void
    {
        $former = $this->store->ofAddress($structure->groupId, $email);
        if ($former?->state === InvitationState::Accepted && $list->statusOf($former->userId ?? 0) !== MembershipStatus::Member) {
            $this->store->deleteAccepted($former);
        } elseif ($former !== null) {
            throw DomainError::invalid([new FieldError('email', 'already_invited')]);
        }
    }
}
