<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Notifies the owner of a password change, whoever made it. */
final readonly class PasswordChangedMail implements Mail
{
    public const KEY = 'auth.password_changed';

    public function __construct(private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        $recovery = $this->pages->address('forgotPassword', $recipient->language);

        return MailTexts::content(self::KEY, $recipient->language, [], $recovery);
    }
}
