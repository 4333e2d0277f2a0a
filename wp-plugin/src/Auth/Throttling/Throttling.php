<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use Passerelle\Auth\AuthLimits;

/** Throttles shared by forms and sign-in. */
final readonly class Throttling
{
    public function __construct(public FormThrottle $forms, public SignInTries $tries, public Throttle $throttle, public AuthLimits $limits)
    {
    }

    /** Limits mails to one address. */
    public function mayMail(string $email): bool
    {
        return $this->throttle->isWithin("mail:{$email}", $this->limits->mailsPerPerson, $this->limits->formSeconds);
    }
}
