<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use Passerelle\Auth\AuthLimits;
use Passerelle\Kernel\DomainError;

/** Throttles public forms by network. */
final readonly class FormThrottle
{
    public function __construct(private Throttle $throttle, private AuthLimits $limits)
    {
    }

    /**
     * @param string $form counted separately
     * @param string $address IP address of the browser
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function count(string $form, string $address): void
    {
        $this->throttle->count(self::subject($form, $address), $this->limits->formsPerAddress, $this->limits->formSeconds);
    }

    /** Resets the count after a success. */
    public function reset(string $form, string $address): void
    {
        $this->throttle->reset(self::subject($form, $address));
    }

    private static function subject(string $form, string $address): string
    {
        return "form:{$form}:" . Network::of($address);
    }
}
