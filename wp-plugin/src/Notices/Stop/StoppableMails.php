<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\KnownMails;
use Passerelle\Mail\Mail;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Preferences\PreferenceStore;

/** The mails of all modules; those of notices with the way to stop them. */
final readonly class StoppableMails implements KnownMails
{
    /** @param Closure(): list<Mail> $mails */
    public function __construct(
        #[All(Mail::class)] private Closure $mails,
        private NoticeStore $notices,
        private PreferenceStore $preferences,
        private StopLinks $links,
    ) {
    }

    public function all(): array
    {
        $keys = array_map(static fn (NoticeKind $kind): ?string => $kind->mail(), NoticeKind::cases());

        return array_map(
            fn (Mail $mail): Mail => in_array($mail->key(), $keys, true) && !$mail instanceof AddressedMail
                ? new StoppableMail($mail, $this->notices, $this->preferences, $this->links)
                : $mail,
            ($this->mails)(),
        );
    }
}
