<?php

declare(strict_types=1);

namespace Passerelle\Auth\SignIn;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\KnownDevices;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\SignInTries;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Sign-in by e-mail address and password. Without the right password, neither the response nor its time reveals whether the account exists. */
final readonly class SignIn
{
    public function __construct(
        private EmailLookup $lookup,
        private Passwords $passwords,
        private SignInTries $tries,
        private KnownDevices $devices,
        private Sessions $sessions,
        private Credentials $credentials,
        private ActivationReminder $remind,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @param string $device name of the browser
     * @param string $deviceProof of KnownDevices; empty: none
     * @throws DomainError invalid_credentials · account_not_activated: the password is right · rate_limited
     */
    public function __invoke(string $email, #[SensitiveParameter] string $password, string $address, string $device, #[SensitiveParameter] string $deviceProof = ''): IssuedSession
    {
        $email = EmailAddress::normalise($email);
        $user = $this->lookup->find($email);
        $account = $user->ID ?? $email;
        $known = $this->devices->verify($deviceProof, $user?->ID);
        try {
            $this->tries->count($user?->ID, $email, $address, $known);
        } catch (DomainError $error) {
            SecurityEvent::SignIn->refused($error->errorCode, account: $account, address: $address);
            throw $error;
        }
        $isRight = $this->credentials->areRight($user, $password);
        if (!$isRight || $user === null || !$this->credentials->isActive($user)) {
            SecurityEvent::SignIn->refused($this->credentials->reason($user, $isRight), account: $account, address: $address);
            if ($isRight && $user !== null && $this->credentials->awaitsActivation($user)) {
                ($this->remind)($user, $email);
                throw new DomainError('account_not_activated');
            }
            throw new DomainError('invalid_credentials');
        }
        $this->tries->succeeded($user->ID, $address, $known);
        $this->passwords->modernise($user, $password);
        SecurityEvent::SignIn->succeeded('password', account: $user->ID, address: $address);

        return $this->sessions->start($user->ID, $device);
    }
}
