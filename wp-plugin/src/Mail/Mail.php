<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Throwable;

/**
 * One mail of the platform. Layout, greeting and signature are common to all. Its content is created when it is sent, so that
 * the outbox never contains secrets: links are created in content().
 */
interface Mail
{
    /** Stable, for example "auth.welcome": stored with queued mails. */
    public function key(): string;

    /**
     * @param array<mixed> $data as queued
     * @return MailContent|null null: no longer relevant, nothing is sent
     * @throws Throwable to retry later; the exception's message is stored, so it must not contain secrets
     */
    public function content(Recipient $recipient, array $data): ?MailContent;
}
