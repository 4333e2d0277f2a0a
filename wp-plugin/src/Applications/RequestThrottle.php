<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;

/** Limits how often one address is asked to take part in applications, as co-writer or referee, by all applicants together. */
final readonly class RequestThrottle
{
    public function __construct(private Throttle $throttle, #[Limit('applicationRequests', 'perAddressAndDay')] private int $allowed)
    {
    }

    /** @throws DomainError rate_limited with the seconds to wait */
    public function check(string $email): void
    {
        $this->throttle->check(self::subject($email), $this->allowed);
    }

    public function count(string $email): void
    {
        $this->throttle->isWithin(self::subject($email), $this->allowed, Limit::PER_DAY);
    }

    private static function subject(string $email): string
    {
        return 'application-request:' . EmailAddress::normalise($email);
    }
}
