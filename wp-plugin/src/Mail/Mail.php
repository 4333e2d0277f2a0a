<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Throwable;

/**
 * One mail of the platform: what it says, in both languages. Layout, greeting and signature are common to all.
 * What it needs is read when it is sent, so nothing secret ever waits in the outbox: a link is made in letter().
 */
interface Mail
{
    /** Stable, for example "auth.welcome": it is stored with mails that wait. */
    public function key(): string;

    /**
     * @param array<mixed> $data as it was queued
     * @return Letter|null null: there is nothing to say any more, and nothing is sent
     * @throws Throwable when it must be tried again; the message is stored, so it holds no secret
     */
    public function letter(Recipient $recipient, array $data): ?Letter;
}
