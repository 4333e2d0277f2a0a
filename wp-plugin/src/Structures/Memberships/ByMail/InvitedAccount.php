<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationNotices;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Invitations by mail for the account that has the address: there they are answered in the workspace as well. Owners do not learn of it. */
final readonly class InvitedAccount
{
    public function __construct(private InvitationStore $store, private MembershipStore $members, private EmailLookup $accounts, private Notify $notify)
    {
    }

    /** Within the transaction of the invitation. */
    public function notify(Record $structure, int $invitationId, string $email): void
    {
        $account = $this->accounts->find($email);
        if ($account !== null) {
            ($this->notify)(NoticeKind::Invitation, $structure, [$account->ID], [InvitationNotices::INVITATION => $invitationId]);
        }
    }

    /** @return array<int, Invitation> that the account could answer now, by the group id of the structure */
    public function open(int $userId): array
    {
        $user = get_userdata($userId);
        $invitations = $user === false ? [] : $this->store->openTo(EmailAddress::normalise($user->user_email), StructureSubject::KIND);
        $groupIds = array_values(array_unique(array_map(static fn (Invitation $each): int => $each->groupId, $invitations)));
        $lists = $this->members->lists($groupIds);
        $open = [];
        foreach ($invitations as $invitation) {
            if (($lists[$invitation->groupId] ?? null)?->isOwner($invitation->inviterId) === true) {
                $open[$invitation->groupId] = $invitation;
            }
        }

        return $open;
    }
}
