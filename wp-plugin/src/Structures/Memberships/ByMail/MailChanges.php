<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;

/** Logs what happens to invitations by mail, without names and addresses, and notifies the owners of a refusal. */
final readonly class MailChanges
{
    private const INVITED = 'membership_invite_by_mail';
    private const CANCELLED = 'membership_cancel_mail';
    private const DECLINED = 'membership_decline_mail';

    public function __construct(private AuditLog $log, private Notify $notify, private MembershipStore $store)
    {
    }

    public function invited(Viewer $viewer, Record $structure, string $role): void
    {
        $this->record($viewer, $structure, self::INVITED, '', $role);
    }

    public function cancelled(Viewer $viewer, Record $structure, string $role): void
    {
        $this->record($viewer, $structure, self::CANCELLED, $role, '');
    }

    public function declined(Viewer $viewer, Invitation $invitation, Record $structure): void
    {
        $this->record($viewer, $structure, self::DECLINED, $invitation->invitee->role, '');
        // The person is named by the invitation, whose name may be erased later.
        ($this->notify)(NoticeKind::Membership, $structure, $this->store->list($structure->groupId)->owners(), [
            MembershipNotices::ACTOR => 0,
            MembershipNotices::EVENT => MembershipEvent::InvitationRefused->value,
            MembershipNotices::INVITATION => $invitation->id,
            MembershipNotices::ROLE => '',
        ]);
    }

    private function record(Viewer $viewer, Record $structure, string $action, string $before, string $after): void
    {
        $this->log->record(new AuditEntry($viewer->id, $viewer->roles, $structure->id, $structure->groupId, $action, $before, $after, ['members'], ''));
    }
}
