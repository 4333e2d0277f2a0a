<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** A mail to somebody who need not have an account: the address stands where the mail finds it, not in the outbox. */
interface AddressedMail extends Mail
{
    /**
     * @param array<mixed> $data as it was queued
     * @return Recipient|null null: nobody to write to any more
     */
    public function recipient(array $data): ?Recipient;
}
