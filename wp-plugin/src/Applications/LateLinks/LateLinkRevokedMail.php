<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;

/** Tells an applicant that a late link was revoked. */
final readonly class LateLinkRevokedMail implements AddressedMail
{
    public const KEY = LateLinkMails::REVOKED;

    public function __construct(private LateLinkMails $mails)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        return $this->mails->recipient($data, LateLinkState::Revoked);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        return $this->mails->content(self::KEY, $recipient, $data, false);
    }
}
