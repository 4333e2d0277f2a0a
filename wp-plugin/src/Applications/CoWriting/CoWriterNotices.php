<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** Notices to applicants about their co-writers, and to co-writers about what the applicant did. */
final readonly class CoWriterNotices implements NoticeSource
{
    /** Keys in the data of a notice: id of the application, value of CoWriterEvent, id of the invitation that was answered. */
    public const APPLICATION = 'application';
    public const EVENT = 'event';
    public const INVITATION = 'invitation';
    private const ACCEPTED = 'applications.writer_accepted';
    private const DECLINED = 'applications.writer_declined';
    private const LEFT = 'applications.writer_left';
    private const REVOKED = 'applications.writer_revoked';
    private const SENT = 'applications.writer_sent';
    private const WITHDRAWN = 'applications.writer_withdrawn';
    private const REMOVED = 'applications.writer_removed';
    private const DELETED = 'applications.writer_deleted';
    private const SCREEN = 'ownApplications';
    private const TEAM = 'Passerelle';

    public function __construct(private InvitationStore $invitations)
    {
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationWriters];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        cache_users(array_map(static fn (Notice $notice): int => $notice->number(Notify::ACTOR), $notices));
        $invitations = $this->invitations->findMany(array_values(array_unique(array_map(static fn (Notice $notice): int => $notice->number(self::INVITATION), $notices))));
        $contents = [];
        foreach ($notices as $notice) {
            $event = CoWriterEvent::tryFrom($notice->text(self::EVENT));
            $call = $records[$notice->number(Notify::POST)] ?? null;
            if ($event !== null && $call instanceof Record) {
                $text = MailTexts::content(self::text($event), $language, [
                    'name' => self::name($notice, $invitations[$notice->number(self::INVITATION)] ?? null),
                    'title' => $call->title,
                ]);
                $contents[$notice->id] = NoticeContent::of($text, screen: self::SCREEN);
            }
        }

        return $contents;
    }

    private static function text(CoWriterEvent $event): string
    {
        return match ($event) {
            CoWriterEvent::Accepted => self::ACCEPTED,
            CoWriterEvent::Declined => self::DECLINED,
            CoWriterEvent::Left => self::LEFT,
            CoWriterEvent::Revoked => self::REVOKED,
            CoWriterEvent::Sent => self::SENT,
            CoWriterEvent::Withdrawn => self::WITHDRAWN,
            CoWriterEvent::Deleted => self::DELETED,
            CoWriterEvent::Removed => self::REMOVED,
        };
    }

    /** Who declined without an account is named as the inviter wrote them. */
    private static function name(Notice $notice, ?Invitation $invitation): string
    {
        $actor = get_userdata($notice->number(Notify::ACTOR));
        if ($actor !== false) {
            return $actor->display_name;
        }

        return match (true) {
            $invitation === null || $invitation->invitee->email === '' => self::TEAM,
            $invitation->invitee->name !== '' => $invitation->invitee->name,
            $invitation->invitedId === 0 => $invitation->invitee->email,
            default => self::TEAM,
        };
    }
}
