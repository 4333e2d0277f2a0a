<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use RuntimeException;

/** The mail server refuses the recipient for good (5xx in answer to RCPT). The message contains no address. */
final class RecipientRefused extends RuntimeException
{
    public function __construct(string $message, public readonly RefusalReason $reason)
    {
        parent::__construct($message);
    }
}
