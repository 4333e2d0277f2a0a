<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Auth\Throttling\Throttle;

/** Limits the mails that forms can cause to one address, apart from those of accounts: they must not use up the other’s. */
final readonly class RequestLimit
{
    private const DAY = 86_400;

    public function __construct(private Throttle $throttle, private int $mailsPerDay)
    {
    }

    /** Counts a mail. */
    public function mayMail(string $email): bool
    {
        return $this->throttle->isWithin("newsletter-mail:{$email}", $this->mailsPerDay, self::DAY);
    }
}
