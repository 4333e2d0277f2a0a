<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Registration\CompletionTokens;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Security\SecurityEvent;

/**
 * Sign-in with a social network. It opens only the linked account: one with the same address is linked after its owner has
 * signed in to it by password.
 */
final readonly class SocialSignIn
{
    private const FORM = 'social';

    public function __construct(
        private Identities $identities,
        private SocialRegistration $registration,
        private Sessions $sessions,
        private AccountState $accounts,
        private CompletionTokens $demands,
        private FormThrottle $throttle,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param Lang $language for a new account
     * @param string $address IP address of the browser
     * @throws DomainError oauth_email_missing: a new account needs a verified address · invalid_credentials: the
     * account is closed · rate_limited
     */
    public function __invoke(SocialPerson $person, Lang $language, string $address, string $device): SocialOutcome
    {
        $owner = $this->identities->ownerOf($person->provider, $person->subject);
        if ($owner !== null) {
            return $this->enter($owner, $person, $address, $device);
        }
        if (is_user_logged_in()) {
            // No second account for a signed-in person.
            return SocialOutcome::toLink();
        }
        if ($person->email === '' || !$person->isVerified) {
            SecurityEvent::SignIn->refused('oauth_email_missing', address: $address);
            throw new DomainError('oauth_email_missing');
        }

        $this->throttle->count(self::FORM, $address);

        return $this->transaction->run(function () use ($person, $language): SocialOutcome {
            $userId = $this->registration->begin($person, $language);
            if ($userId === null) {
                return SocialOutcome::toLink();
            }
            $this->identities->add($person->provider, $person->subject, $userId);

            return SocialOutcome::toComplete($this->demands->issue($userId));
        });
    }

    private function enter(int $userId, SocialPerson $person, string $address, string $device): SocialOutcome
    {
        $stage = $this->accounts->stageOf($userId);
        if ($this->accounts->isDisabled($userId) || ($stage !== null && $stage !== AccountStage::Incomplete)) {
            SecurityEvent::SignIn->refused($this->accounts->isDisabled($userId) ? 'account_disabled' : 'account_not_active', account: $userId, address: $address);
            throw new DomainError('invalid_credentials');
        }
        $this->identities->touch($person->provider, $person->subject);
        if ($stage !== null) {
            return SocialOutcome::toComplete($this->demands->issue($userId));
        }
        SecurityEvent::SignIn->succeeded("social_{$person->provider->value}", account: $userId, address: $address);

        return SocialOutcome::signedIn($this->sessions->start($userId, $device));
    }
}
