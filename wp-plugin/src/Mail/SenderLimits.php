<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** Limits of the mails that people cause to other people, whatever the mail and the way. */
interface SenderLimits
{
    /** @param int $senderId user id of who caused the mail */
    public function allow(int $senderId, Recipient $recipient): bool;

    /** Counts a mail that was sent. */
    public function count(int $senderId, Recipient $recipient): void;
}
