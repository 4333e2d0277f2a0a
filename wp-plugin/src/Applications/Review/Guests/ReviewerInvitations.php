<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\InvitedInto;
use Passerelle\Invitations\Invitee;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;

/** The invitations by mail of reviewers: each belongs to a row of the table of reviewers. */
final readonly class ReviewerInvitations
{
    /** Kind of Invitee. */
    public const KIND = 'reviewer';

    public function __construct(
        private InvitationStore $store,
        private SubjectInvitations $invitations,
        private EmailLookup $accounts,
        private Mails $mails,
    ) {
    }

    /**
     * Within the transaction that has written the row.
     *
     * @param Lang $language of the mail, unless an account with the address has another one
     */
    public function send(Viewer $inviter, Record $call, int $reviewerId, string $email, Lang $language): void
    {
        $account = $this->accounts->find($email);
        $language = $account === null ? $language : PersonLanguage::of($account->ID);
        $former = $this->of($reviewerId);
        $id = $former?->id;
        if ($former === null) {
            $into = new InvitedInto($reviewerId, table: ReviewTables::REVIEWERS);
            $id = $this->store->add($call->groupId, new Invitee(self::KIND, $email, '', '', ''), $language, $inviter->id, $into);
        } else {
            $this->invitations->reopen($former, '', $language, $inviter->id);
        }
        $invitation = $id === null ? null : $this->store->find($id);
        if ($invitation !== null) {
            $this->mails->addressed(InvitationMail::KEY, InvitationMail::data($invitation->id, $invitation->sending));
        }
    }

    public function revoke(int $reviewerId): void
    {
        $invitation = $this->of($reviewerId);
        if ($invitation !== null) {
            $this->invitations->revoke($invitation);
        }
    }

    /**
     * @param list<int> $reviewerIds
     * @return array<int, Invitation> by row; one statement
     */
    public function ofMany(array $reviewerIds): array
    {
        $found = [];
        foreach ($this->invitations->ofAny(self::KIND, $reviewerIds) as $invitation) {
            $found[$invitation->subjectId] = $invitation;
        }

        return $found;
    }

    private function of(int $reviewerId): ?Invitation
    {
        return $this->invitations->of(self::KIND, $reviewerId)[0] ?? null;
    }
}
