<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountStage;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\DemandTokens;
use Passerelle\Auth\FormThrottle;
use Passerelle\Auth\Sessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Security\SecurityEvent;

/**
 * The way in with a network. It opens the account that is linked to it; it never opens one because of an address alone:
 * an account that has the same address is linked after its owner has signed in to it.
 */
final readonly class SocialSignIn
{
    private const FORM = 'social';

    public function __construct(
        private Identities $identities,
        private NewPeople $newPeople,
        private Sessions $sessions,
        private AccountState $accounts,
        private DemandTokens $demands,
        private FormThrottle $throttle,
        private Transaction $transaction,
        private ViewerFactory $viewers,
    ) {
    }

    /**
     * @param Lang $language for a new account
     * @param string $address IP address of the browser
     * @throws DomainError oauth_email_missing: without a proven address nobody new can come · invalid_credentials: the
     * account is closed · rate_limited
     */
    public function __invoke(SocialPerson $person, Lang $language, string $address, string $device): SocialOutcome
    {
        $owner = $this->identities->ownerOf($person->provider, $person->subject);
        if ($owner !== null) {
            return $this->enter($owner, $person, $address, $device);
        }
        if ($this->viewers->current()->isSignedIn()) {
            // No second account for somebody who is here already.
            return SocialOutcome::toLink();
        }
        if ($person->email === '' || !$person->isVerified) {
            SecurityEvent::SignIn->refused('oauth_email_missing', address: $address);
            throw new DomainError('oauth_email_missing');
        }

        $this->throttle->count(self::FORM, $address);

        return $this->transaction->run(function () use ($person, $language): SocialOutcome {
            $userId = $this->newPeople->begin($person, $language);
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
