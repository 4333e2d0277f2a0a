<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** Notices to the account of an address that was invited, while the record is what it was invited to. */
final readonly class InvitationNotices implements NoticeSource
{
    /** Key in the data of the notice: id of the invitation. */
    public const INVITATION = 'invitation';

    public function __construct(private InvitationStore $store, private InvitationSubjects $subjects)
    {
    }

    public function kinds(): array
    {
        return [NoticeKind::Invitation];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $invitations = $this->store->findMany(array_map(static fn (Notice $notice): int => $notice->number(self::INVITATION), $notices));
        cache_users(array_values(array_unique(array_map(static fn (Invitation $invitation): int => $invitation->inviterId, $invitations))));
        $contents = [];
        foreach ($notices as $notice) {
            $invitation = $invitations[$notice->number(self::INVITATION)] ?? null;
            $record = $records[$notice->number(Notify::POST)] ?? null;
            $subject = $invitation === null ? null : $this->subjects->of($invitation);
            if ($invitation !== null && $record !== null && $subject?->concerns($record, $invitation) === true) {
                $contents[$notice->id] = self::content($subject, $invitation, $record, $language);
            }
        }

        return $contents;
    }

    private static function content(InvitationSubject $subject, Invitation $invitation, Record $record, Lang $language): NoticeContent
    {
        $isOver = $invitation->state->isOver() || $invitation->state === InvitationState::Expired;
        $text = $subject->text($isOver ? InvitationText::NoticeOver : InvitationText::Notice, $invitation, $record, $language);

        return NoticeContent::of($text, screen: $subject->screen());
    }
}
