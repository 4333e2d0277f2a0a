<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;

/** Reminds those who write an application that a late link ends soon. */
final readonly class LateLinkReminderMail implements AddressedMail
{
    public const KEY = LateLinkMails::REMINDER;
    /** Key in the data: user id of who writes an application with the link; without it, the mail is to who got the link. */
    public const WRITER = 'writer';

    public function __construct(private LateLinkMails $mails)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $recipient = $this->mails->recipient($data, LateLinkState::Open);
        $writer = $data[self::WRITER] ?? null;

        return $recipient === null || !is_int($writer) ? $recipient : Recipient::ofUser($writer);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        return $this->mails->content(self::KEY, $recipient, $data, !isset($data[self::WRITER]));
    }
}
