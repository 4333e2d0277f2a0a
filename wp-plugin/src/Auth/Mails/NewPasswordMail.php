<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Link to choose a new password, created when the mail is sent. */
final readonly class NewPasswordMail implements Mail
{
    public const KEY = 'auth.new_password';

    public function __construct(private AccountLink $link, private AccountState $accounts)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        if (!$this->accounts->isUsable($recipient->userId)) {
            return null;
        }
        $link = $this->link->make(LinkPurpose::NewPassword, $recipient);

        return MailTexts::content(self::KEY, $recipient->language, [], $link);
    }
}
