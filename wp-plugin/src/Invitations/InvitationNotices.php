<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** To the account of an address that was invited, while the public record names it. */
final readonly class InvitationNotices implements NoticeSource
{
    /** Of the data of the notice: id of the invitation. */
    public const INVITATION = 'invitation';
    private const OPEN = 'invitations.notice';
    private const OVER = 'invitations.notice_over';
    private const TEAM = 'Passerelle';

    public function __construct(private InvitationStore $store, private NamedPeople $people)
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
            if ($invitation !== null && $record !== null && $record->status->isPublic() && $this->people->names($record, $invitation)) {
                $contents[$notice->id] = self::content($invitation, $record, $language);
            }
        }

        return $contents;
    }

    private static function content(Invitation $invitation, Record $record, Lang $language): NoticeContent
    {
        $inviter = get_userdata($invitation->inviterId);
        $isOver = $invitation->state->isAnswered() || $invitation->state === InvitationState::Expired;
        $values = ['inviter' => $inviter === false ? self::TEAM : $inviter->display_name, 'title' => $record->title];

        return NoticeContent::of(MailTexts::content($isOver ? self::OVER : self::OPEN, $language, $values));
    }
}
