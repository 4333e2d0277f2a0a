<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationNotices;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Mail\Mails;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Logs changes of co-writers, without names and addresses, and notifies those concerned. Within the transaction of the change. */
final readonly class CoWriterChanges
{
    private const INVITED = 'application_invite_writer';
    private const ROLE_SET = 'application_set_writer_role';
    private const REVOKED = 'application_revoke_writer';
    private const ACCEPTED = 'application_accept_writing';
    private const DECLINED = 'application_decline_writing';

    public function __construct(
        private AuditLog $log,
        private Notify $notify,
        private Mails $mails,
        private EmailLookup $accounts,
        private SubjectInvitations $invitations,
    ) {
    }

    /** With its mail. */
    public function invited(Viewer $viewer, Invitation $invitation, Record $call): void
    {
        $this->mails->addressed(InvitationMail::KEY, InvitationMail::data($invitation->id, $invitation->sending));
        $this->record($viewer, $call, self::INVITED, '', $invitation->invitee->role);
        $account = $invitation->invitedId === 0 ? $this->accounts->find($invitation->invitee->email)?->ID : $invitation->invitedId;
        if ($account !== null) {
            ($this->notify)(NoticeKind::Invitation, $call, [$account], [InvitationNotices::INVITATION => $invitation->id]);
        }
    }

    public function roleSet(Viewer $viewer, Invitation $invitation, Record $call, CoWriterRole $role): void
    {
        $this->record($viewer, $call, self::ROLE_SET, $invitation->invitee->role, $role->value);
    }

    public function revoked(Viewer $viewer, Invitation $invitation, Record $call, Application $application): void
    {
        $this->record($viewer, $call, self::REVOKED, $invitation->invitee->role, '');
        if ($invitation->state === InvitationState::Accepted && $invitation->userId !== $viewer->id) {
            $this->tell([(int) $invitation->userId], CoWriterEvent::Revoked, $viewer, $call, $application);
        } elseif ($invitation->userId === $viewer->id) {
            $this->tell(self::applicants($application, $invitation), CoWriterEvent::Left, $viewer, $call, $application);
        }
    }

    public function accepted(Viewer $viewer, Invitation $invitation, Record $call, Application $application): void
    {
        $this->record($viewer, $call, self::ACCEPTED, '', $invitation->invitee->role);
        $this->tell(self::applicants($application, $invitation), CoWriterEvent::Accepted, $viewer, $call, $application, $invitation);
    }

    public function declined(Viewer $viewer, Invitation $invitation, Record $call, Application $application): void
    {
        $this->record($viewer, $call, self::DECLINED, $invitation->invitee->role, '');
        $this->tell(self::applicants($application, $invitation), CoWriterEvent::Declined, $viewer, $call, $application, $invitation);
    }

    /** Notifies all co-writers of what the applicant did with the application. */
    public function announce(Viewer $viewer, CoWriterEvent $event, Record $call, Application $application): void
    {
        $this->tell($this->writers($application), $event, $viewer, $call, $application);
    }

    /** Notifies all co-writers that the application was removed at the end of its retention. */
    public function removed(Record $call, Application $application): void
    {
        $this->raise(array_diff($this->writers($application), [$application->userId]), CoWriterEvent::Removed, $application->userId, $call, $application);
    }

    /** Whether the account has accepted another invitation to the application. */
    public function isOther(Viewer $viewer, Invitation $invitation): bool
    {
        foreach ($this->invitations->of(CoWriters::KIND, $invitation->subjectId) as $each) {
            if ($each->id !== $invitation->id && $each->state === InvitationState::Accepted && $each->userId === $viewer->id) {
                return true;
            }
        }

        return false;
    }

    /** @return list<int> user ids of who began it and who invited */
    private static function applicants(Application $application, Invitation $invitation): array
    {
        return array_values(array_unique(array_diff([$application->userId, $invitation->inviterId], [0])));
    }

    /** @param list<int> $userIds */
    private function tell(array $userIds, CoWriterEvent $event, Viewer $actor, Record $call, Application $application, ?Invitation $invitation = null): void
    {
        $this->raise(array_diff($userIds, [$actor->id]), $event, $actor->id, $call, $application, $invitation);
    }

    /** @return list<int> user ids of the co-writers who have access */
    private function writers(Application $application): array
    {
        return $this->invitations->accounts(CoWriters::KIND, [$application->id], array_column(CoWriterRole::cases(), 'value'));
    }

    /**
     * @param array<int> $userIds
     * @param int $named user id of the person whom the notice names
     */
    private function raise(array $userIds, CoWriterEvent $event, int $named, Record $call, Application $application, ?Invitation $invitation = null): void
    {
        ($this->notify)(NoticeKind::ApplicationWriters, $call, array_values($userIds), [
            Notify::ACTOR => $named,
            CoWriterNotices::APPLICATION => $application->id,
            CoWriterNotices::EVENT => $event->value,
            ...$invitation === null ? [] : [CoWriterNotices::INVITATION => $invitation->id],
        ]);
    }

    private function record(Viewer $viewer, Record $call, string $action, string $before, string $after): void
    {
        $this->log->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, $action, $before, $after, ['coWriters'], ''));
    }
}
