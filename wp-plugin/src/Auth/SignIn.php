<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;
use WP_User;

/** The way in by e-mail address and password. It answers alike, and in the same time, whether or not there is such an account. */
final readonly class SignIn
{
    private const IPV6_NETWORK_BYTES = 8;

    public function __construct(
        private Passwords $passwords,
        private Throttle $throttle,
        private Sessions $sessions,
        private AccountState $accounts,
        private ViewerFactory $viewers,
        private AuthLimits $limits,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError invalid_credentials · rate_limited
     */
    public function __invoke(string $email, #[SensitiveParameter] string $password, string $address, string $device): IssuedSession
    {
        $email = mb_strtolower(trim($email));
        $account = "account:{$email}";
        $network = 'address:' . self::network($address);
        // The address first: who is made to wait there does not lock anybody's account.
        $this->throttle->count($network, $this->limits->failuresPerAddress);
        $this->throttle->count($account, $this->limits->failuresPerAccount);

        $user = $this->userOf($email);
        // Longer than any password may be: checked all the same, for its time, and never right.
        $isRight = $this->passwords->verify($user, mb_substr($password, 0, $this->limits->passwordMax)) && mb_strlen($password) <= $this->limits->passwordMax;
        if (!$isRight || $user === null || !$this->accounts->isActive($this->viewers->of($user->ID))) {
            throw new DomainError('invalid_credentials');
        }
        $this->throttle->forgive($network);
        $this->throttle->clear($account);
        $this->passwords->modernise($user, $password);

        return $this->sessions->start($user->ID, $device);
    }

    private function userOf(string $email): ?WP_User
    {
        $user = $email === '' ? false : get_user_by('email', $email);

        return $user instanceof WP_User ? $user : null;
    }

    /** A home has a whole /64 of IPv6 addresses. */
    private static function network(string $address): string
    {
        $bytes = filter_var($address, FILTER_VALIDATE_IP) === false ? false : inet_pton($address);

        return match (true) {
            $bytes === false => 'unknown',
            strlen($bytes) > 4 && !str_starts_with($bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff") => bin2hex(substr($bytes, 0, self::IPV6_NETWORK_BYTES)),
            default => bin2hex(substr($bytes, -4)),
        };
    }
}
