<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\Mails;

use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Mail to the restored address: the change was undone, and a new password must be chosen. */
final readonly class RestoredMail implements Mail
{
    public const KEY = 'email_change.restored';

    public function __construct(private AccountLink $link)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        $link = $this->link->make(LinkPurpose::NewPassword, $recipient);

        return MailTexts::content(self::KEY, $recipient->language, [], $link);
    }
}
