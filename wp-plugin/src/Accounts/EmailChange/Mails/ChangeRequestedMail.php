<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Accounts\EmailChange\EmailChanges;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Mail to the present address: a change was requested and not yet confirmed. */
final readonly class ChangeRequestedMail implements Mail
{
    public const KEY = 'email_change.asked';

    public function __construct(private EmailChanges $changes, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        if ($this->changes->pending($recipient->userId)?->id !== ($data['change'] ?? null)) {
            return null;
        }
        $settings = $this->pages->address('settingsEmail', $recipient->language);

        return MailTexts::content(self::KEY, $recipient->language, [], $settings);
    }
}
