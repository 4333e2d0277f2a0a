<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\PreferenceStore;

/** The mail of a notice, with the way to stop its kind. One that was queued before its reader stopped it is not sent. */
final readonly class StoppableMail implements Mail
{
    public function __construct(private Mail $mail, private NoticeStore $notices, private PreferenceStore $preferences, private StopLinks $links)
    {
    }

    /**
     * @param list<Mail> $mails of all modules
     * @return list<Mail> those of notices with the way to stop them
     */
    public static function among(array $mails, NoticeStore $notices, PreferenceStore $preferences, StopLinks $links): array
    {
        $keys = array_map(static fn (NoticeKind $kind): ?string => $kind->mail(), NoticeKind::cases());

        return array_map(
            static fn (Mail $mail): Mail => in_array($mail->key(), $keys, true) && !$mail instanceof AddressedMail ? new self($mail, $notices, $preferences, $links) : $mail,
            $mails,
        );
    }

    public function key(): string
    {
        return $this->mail->key();
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->find(is_int($data[Notify::NOTICE] ?? null) ? $data[Notify::NOTICE] : 0);
        $kind = $notice?->kind;
        if ($kind !== null && $this->preferences->find($recipient->userId, $kind)->mail === MailTiming::Never) {
            return null;
        }
        $content = $this->mail->content($recipient, $data);

        return $kind === null ? $content : $content?->withUnsubscribe($this->links->addresses($recipient, $kind));
    }
}
