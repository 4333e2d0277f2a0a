<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Passerelle\Kernel\Composition\Uncollected;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\PreferenceStore;

/** The mail of a notice, with the way to stop its kind. One that was queued before its reader stopped it is not sent. */
#[Uncollected]
final readonly class StoppableMail implements Mail
{
    public function __construct(private Mail $mail, private NoticeStore $notices, private PreferenceStore $preferences, private StopLinks $links)
    {
    }

    public function key(): string
    {
        return $this->mail->key();
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->ofMail($data);
        $kind = $notice?->kind;
        if ($kind !== null && $this->preferences->find($recipient->userId, $kind)->mail === MailTiming::Never) {
            return null;
        }
        $content = $this->mail->content($recipient, $data);

        return $kind === null ? $content : $content?->withUnsubscribe($this->links->addresses($recipient, $kind));
    }
}
