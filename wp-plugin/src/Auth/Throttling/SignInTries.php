<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Sessions\KnownDevices;
use Passerelle\Kernel\DomainError;

/** Counts failed sign-ins of the site's and WordPress's forms together. */
final readonly class SignInTries
{
    public function __construct(private Throttle $throttle, private AuthLimits $limits)
    {
    }

    /**
     * @param int|null $userId account of the sign-in: one count for all spellings of its name
     * @param string $name normalised input, counted where no account was found
     * @param string $address IP address of the browser
     * @param string|null $device name from KnownDevices, counted separately, so that attacks from elsewhere do not lock the owner out
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function count(?int $userId, string $name, string $address, ?string $device = null): void
    {
        if ($device !== null) {
            $this->throttle->count(self::device($device), $this->limits->failuresPerDevice);

            return;
        }
        // The network first: a blocked network must not lock accounts.
        $this->throttle->count(self::place($address), $this->limits->failuresPerAddress);
        $this->throttle->count(self::account($userId, $name), $this->limits->failuresPerAccount);
    }

    public function succeeded(int $userId, string $address, ?string $device = null): void
    {
        if ($device !== null) {
            // Counts of other networks and devices stay.
            $this->throttle->clear(self::device($device));

            return;
        }
        $this->throttle->reset(self::place($address));
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
