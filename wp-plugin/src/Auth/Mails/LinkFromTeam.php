<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Link to choose a password, to an account that staff have made or want to have another password. */
final readonly class LinkFromTeam implements Mail
{
    public const KEY = 'auth.account_made';
    /** Key of the data: whether the account is new. */
    public const IS_NEW = 'isNew';
    private const PASSWORD_BY_TEAM = 'auth.password_by_team';

    public function __construct(private AccountLink $link, private AccountState $accounts, private PublicPages $pages)
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
        $text = ($data[self::IS_NEW] ?? false) === true ? self::KEY : self::PASSWORD_BY_TEAM;
        $recovery = $this->pages->address('forgotPassword', $recipient->language);

        return MailTexts::content($text, $recipient->language, ['recovery' => $recovery], $this->link->make(LinkPurpose::NewPassword, $recipient));
    }
}
