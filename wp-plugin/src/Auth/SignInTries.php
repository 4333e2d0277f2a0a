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
     * @param string $account an e-mail address, or a name that belongs to nobody
     * @param string $address IP address of the browser
     * @throws DomainError rate_limited with the seconds to wait
     */
    public function count(string $account, string $address): void
    {
        // The address first: who is made to wait there does not lock anybody's account.
        $this->throttle->count(self::place($address), $this->limits->failuresPerAddress);
        $this->throttle->count(self::account($account), $this->limits->failuresPerAccount);
    }

    public function succeeded(string $account, string $address): void
    {
        $this->throttle->forgive(self::place($address));
        $this->forget($account);
    }

    public function forget(string $account): void
    {
        $this->throttle->clear(self::account($account));
    }

    private static function account(string $account): string
    {
        return 'account:' . mb_strtolower(trim($account));
    }

    private static function place(string $address): string
    {
        return 'address:' . Network::of($address);
    }
}
