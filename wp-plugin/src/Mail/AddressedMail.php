<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** A mail to a person with or without an account. The mail finds the address itself, since the outbox does not store it. */
interface AddressedMail extends Mail
{
    /**
     * @param array<mixed> $data as queued
     * @return Recipient|null null: no recipient any more
     */
    public function recipient(array $data): ?Recipient;
}
