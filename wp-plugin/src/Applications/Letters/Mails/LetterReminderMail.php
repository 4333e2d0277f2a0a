<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters\Mails;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;

/** Reminds a referee of a letter that has not arrived, before its deadline. */
final readonly class LetterReminderMail implements AddressedMail
{
    public const KEY = RefereeMail::REMINDER;

    public function __construct(private RefereeMail $mail)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $letter = $this->mail->letter($data);

        return $letter === null ? null : RefereeMail::recipient($letter);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $letter = $this->mail->letter($data);

        return $letter === null ? null : $this->mail->content(self::KEY, $letter, $recipient);
    }
}
