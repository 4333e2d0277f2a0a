<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Link that verifies an address and opens a new account, or leads to its last step. Created when the mail is sent. */
final readonly class ActivationMail implements Mail
{
    public const KEY = 'auth.activation';
    private const COMPLETION = 'auth.completion';

    public function __construct(private AccountLink $link, private AccountState $accounts)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $stage = $this->accounts->stageOf($recipient->userId);
        if ($stage === null || $this->accounts->isDisabled($recipient->userId)) {
            return null;
        }
        $link = $this->link->make(LinkPurpose::Activation, $recipient);

        return MailTexts::content($stage === AccountStage::Pending ? self::KEY : self::COMPLETION, $recipient->language, [], $link);
    }
}
