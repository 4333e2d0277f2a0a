<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use Passerelle\Auth\AuthLimits;
use Passerelle\Kernel\DomainError;

/** Limits the mails that forms of accounts send to one person. */
final readonly class MailThrottle
{
    public function __construct(private Throttle $throttle, private AuthLimits $limits)
    {
    }

    public function mayMail(string $email): bool
    {
        return $this->throttle->isWithin("mail:{$email}", $this->limits->mailsPerPerson, $this->limits->formSeconds);
    }

    /**
     * Counts a request whose mails an account causes.
     *
     * @throws DomainError rate_limited
     */
    public function count(string $request, int $userId): void
    {
        $this->throttle->count("{$request}:{$userId}", $this->limits->mailsPerPerson, $this->limits->formSeconds);
    }
}
