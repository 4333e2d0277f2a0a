<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;

/** Tells an applicant that the application may be sent after the closing, with the link. */
final readonly class LateLinkMail implements AddressedMail
{
    public const KEY = LateLinkMails::GRANTED;
    /** Key in the data: id of the late link. */
    public const LINK = 'link';

    public function __construct(private LateLinkMails $mails)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        return $this->mails->recipient($data, LateLinkState::Open);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        return $this->mails->content(self::KEY, $recipient, $data, true);
    }
}
