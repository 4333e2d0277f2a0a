<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\DomainError;

/** Counts tries to sign in, by whatever form: one count for the site's and WordPress's own. */
final readonly class SignInTries
{
    public function __construct(private Throttle $throttle, private AuthLimits $limits)
    {
    }

    /**
     * @param int|null $userId the account that was found: one count, however its name was spelled
     * @param string $name what was typed, as it was compared; counted where no account was found
     * @param string $address IP address of the browser
     * @param string|null $device as KnownDevices names it: its tries are counted for itself, so that whoever guesses elsewhere
     * locks nobody out of their own device
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function count(?int $userId, string $name, string $address, ?string $device = null): void
    {
        if ($device !== null) {
            $this->throttle->count(self::device($device), $this->limits->failuresPerDevice);

            return;
        }
        // The address first: who is made to wait there does not lock anybody's account.
        $this->throttle->count(self::place($address), $this->limits->failuresPerAddress);
        $this->throttle->count(self::account($userId, $name), $this->limits->failuresPerAccount);
    }

    public function succeeded(int $userId, string $address, ?string $device = null): void
    {
        if ($device !== null) {
            // What others have guessed meanwhile still counts for them.
            $this->throttle->clear(self::device($device));

            return;
        }
        $this->throttle->forgive(self::place($address));
        $this->forget($userId);
    }

    public function forget(int $userId): void
    {
        $this->throttle->clear(self::account($userId, ''));
    }

    private static function account(?int $userId, string $name): string
    {
        return $userId === null ? "name:{$name}" : "account:{$userId}";
    }

    private static function device(string $device): string
    {
        return "device:{$device}";
    }

    private static function place(string $address): string
    {
        return 'address:' . Network::of($address);
    }
}
