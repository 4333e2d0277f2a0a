<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Mails;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Accounts\Privacy\DeletionRecipients;

/** The account was deleted. */
final readonly class DeletionDone implements AddressedMail, LimitedElsewhere
{
    public const KEY = 'privacy.deletion_done';

    public function __construct(private DeletionRecipients $recipients)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        return $this->recipients->find(is_int($data['farewell'] ?? null) ? $data['farewell'] : 0);
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        return MailTexts::content(self::KEY, $recipient->language);
    }
}
