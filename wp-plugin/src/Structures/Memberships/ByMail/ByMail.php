<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Invitations\InvitationsModule;
use Passerelle\Invitations\InvitationThrottle;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\VisibleStructures;
use Passerelle\Notices\Notify;

/** Invitations by mail into structures. */
final readonly class ByMail
{
    private function __construct(
        public InvitedAccount $account,
        public MailInvitations $list,
        public InviteByMail $invite,
        public ChangeMailInvitation $change,
    ) {
    }

    /** Adds structures to what people are invited to. */
    public static function build(
        Services $services,
        Records $records,
        MembershipStore $store,
        VisibleStructures $structures,
        ChangeMembership $change,
        InvitationsModule $invitations,
        AuditLog $audit,
        Notify $notify,
        Mails $mails,
        Throttle $throttle,
        InvitationThrottle $inviting,
    ): self {
        $profiles = new PublicProfiles($services->database);
        $changes = new MailChanges($audit, $notify, $store);
        $account = new InvitedAccount($invitations->store, $store, new EmailLookup($services->database), $notify);
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 4) . '/config');
        $invitations->subjects->add(new StructureSubject($records, $store, new MailInviters($store, $profiles), $change, $changes, $texts));
        $check = new MailInviteCheck($structures, $store, $profiles, $throttle, $inviting, MailInviteLimits::from($services->config));

        return new self(
            $account,
            new MailInvitations($invitations->store),
            new InviteByMail($store, $invitations->store, $check, $changes, $mails, $account, $services->transaction),
            new ChangeMailInvitation($invitations->store, $structures, $store, $invitations->resend, $account, $changes, $services->transaction),
        );
    }
}
