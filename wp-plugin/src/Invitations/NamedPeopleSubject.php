<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Closure;
use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Rights\Viewer;

/** People whom a public record names are asked whether their name may be displayed. */
final readonly class NamedPeopleSubject implements InvitationSubject
{
    private const MAIL = 'invitations.invitation';
    private const NOTICE = 'invitations.notice';
    private const NOTICE_OVER = 'invitations.notice_over';
    private const STRUCTURE_MAIL = 'invitations.structure_invitation';
    private const STRUCTURE_NOTICE = 'invitations.structure_notice';
    private const STRUCTURE_NOTICE_OVER = 'invitations.structure_notice_over';
    private const PAGE = 'invitation';

    /** @param Closure(int): void $invalidate drops cached pages of an item, by its group id, after the commit */
    public function __construct(private NamedPeople $people, private Inviters $inviters, private RecordAudit $audit, private Closure $invalidate)
    {
    }

    public function covers(string $kind): bool
    {
        return $this->people->isField($kind);
    }

    public function record(Invitation $invitation): ?Record
    {
        return $this->people->publicRecord($invitation);
    }

    public function concerns(Record $record, Invitation $invitation): bool
    {
        return $record->status->isPublic() && $this->people->names($record, $invitation);
    }

    public function isInviterEntitled(Invitation $invitation, Record $record): bool
    {
        return true;
    }

    public function checkInviter(Viewer $viewer, Invitation $invitation): void
    {
        $this->inviters->recordOf($viewer, $invitation);
    }

    /** Other changes of named people lock no row before that of the invitation. */
    public function lock(Invitation $invitation): void
    {
    }

    public function onAnswer(Viewer $viewer, Invitation $invitation, Record $record, InvitationAnswer $answer): void
    {
        $change = $answer === InvitationAnswer::Accept ? OtherChange::AcceptInvitation : OtherChange::DeclineInvitation;
        $this->audit->record(new Cause($viewer, $change), $record, $record, [$invitation->invitee->kind]);
        ($this->invalidate)($invitation->groupId);
    }

    public function text(InvitationText $text, Invitation $invitation, Record $record, Lang $language, ?string $url = null): MailContent
    {
        $values = ['inviter' => $invitation->inviterName(), 'title' => $record->title];
        $invitee = $invitation->invitee;
        if ($invitee->isStructure()) {
            return MailTexts::content(self::structureText($text), $language, [...$values, 'structure' => $invitee->structureName], $url);
        }
        $name = match ($text) {
            InvitationText::Mail => self::MAIL,
            InvitationText::Notice => self::NOTICE,
            InvitationText::NoticeOver => self::NOTICE_OVER,
        };

        return MailTexts::content($name, $language, $values, $url);
    }

    private static function structureText(InvitationText $text): string
    {
        return match ($text) {
            InvitationText::Mail => self::STRUCTURE_MAIL,
            InvitationText::Notice => self::STRUCTURE_NOTICE,
            InvitationText::NoticeOver => self::STRUCTURE_NOTICE_OVER,
        };
    }

    public function page(): string
    {
        return self::PAGE;
    }

    public function roleField(): null
    {
        return null;
    }

    public function screen(): ?string
    {
        return null;
    }
}
