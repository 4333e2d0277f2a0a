<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\DomainError;

/** How often one place may send a public form. */
final readonly class FormThrottle
{
    public function __construct(private Throttle $throttle, private AuthLimits $limits)
    {
    }

    /**
     * @param string $form each is counted for itself
     * @param string $address IP address of the browser
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function count(string $form, string $address): void
    {
        $this->throttle->count(self::subject($form, $address), $this->limits->formsPerAddress, $this->limits->formSeconds);
    }

    /** It was none that counts. */
    public function forgive(string $form, string $address): void
    {
        $this->throttle->forgive(self::subject($form, $address));
    }

    private static function subject(string $form, string $address): string
    {
        return "form:{$form}:" . Network::of($address);
    }
}
