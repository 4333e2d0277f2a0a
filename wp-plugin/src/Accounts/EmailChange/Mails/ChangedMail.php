<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Mail to the new address: the change is confirmed. */
final readonly class ChangedMail implements Mail
{
    public const KEY = 'email_change.changed';

    public function __construct(private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        $login = $this->pages->address('login', $recipient->language);

        return MailTexts::content(self::KEY, $recipient->language, [], $login);
    }
}
