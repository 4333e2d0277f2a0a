<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationSubject;
use Passerelle\Invitations\InvitationText;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** Invitations by mail into structures: whoever accepts becomes a member with the offered role. */
final readonly class StructureSubject implements InvitationSubject
{
    /** Kind of Invitee. */
    public const KIND = 'structure';
    private const MAIL = 'memberships.invited_by_mail';
    private const NOTICE = 'memberships.mail_notice';
    private const NOTICE_OVER = 'memberships.mail_notice_over';
    private const ROLES = 'membershipRole';
    private const SCREEN = 'structures';

    public function __construct(
        private Records $records,
        private MembershipStore $store,
        private MailInviters $inviters,
        private ChangeMembership $change,
        private MailChanges $changes,
        private FieldTexts $texts,
    ) {
    }

    public function covers(string $kind): bool
    {
        return $kind === self::KIND;
    }

    public function record(Invitation $invitation): ?Record
    {
        $group = $this->records->findGroups([$invitation->groupId])[$invitation->groupId] ?? [];
        foreach ([$invitation->language, $invitation->language->other()] as $language) {
            $record = $group[$language->value] ?? null;
            if ($record !== null && $this->concerns($record, $invitation)) {
                return $record;
            }
        }

        return null;
    }

    public function concerns(Record $record, Invitation $invitation): bool
    {
        return $record->type === ContentType::Structure && !in_array($record->status, [Status::Trash, Status::AutoDraft], true);
    }

    public function isInviterEntitled(Invitation $invitation, Record $record): bool
    {
        return $this->store->list($invitation->groupId)->isOwner($invitation->inviterId);
    }

    public function checkInviter(Viewer $viewer, Invitation $invitation): void
    {
        $this->inviters->check($viewer, $invitation->groupId);
    }

    public function lock(Invitation $invitation): void
    {
        $this->store->locked($invitation->groupId);
    }

    public function onAnswer(Viewer $viewer, Invitation $invitation, Record $record, InvitationAnswer $answer): void
    {
        if ($answer === InvitationAnswer::Decline) {
            $this->changes->declined($viewer, $invitation, $record);
            return;
        }
        $this->change->join($viewer, $record, $invitation->inviterId, MembershipRole::from($invitation->invitee->role));
    }

    public function text(InvitationText $text, Invitation $invitation, Record $record, Lang $language, ?string $url = null): MailContent
    {
        $values = ['inviter' => $invitation->inviterName(), 'structure' => $record->title];
        $withRole = [...$values, 'role' => $this->texts->choice(self::ROLES, $invitation->invitee->role, $language)];

        return match ($text) {
            InvitationText::Mail => MailTexts::content(self::MAIL, $language, $withRole, $url),
            InvitationText::Notice => MailTexts::content(self::NOTICE, $language, $withRole),
            InvitationText::NoticeOver => MailTexts::content(self::NOTICE_OVER, $language, $values),
        };
    }

    public function page(): string
    {
        return self::SCREEN;
    }

    public function roleField(): string
    {
        return 'role';
    }

    public function screen(): string
    {
        return self::SCREEN;
    }
}
