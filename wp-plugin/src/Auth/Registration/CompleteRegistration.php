<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountServices;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Completes an account that began with an invitation, a social login or a repeated registration: sets password and name, and signs the person in. */
final readonly class CompleteRegistration
{
    public const FORM = 'complete';

    public function __construct(
        private CompletionTokens $tokens,
        private RegistrationRules $rules,
        private AccountServices $accounts,
        private Sessions $sessions,
        private FormThrottle $throttle,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · invalid_fields · rate_limited
     */
    public function __invoke(
        #[SensitiveParameter] string $demandToken,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        PersonDetails $person,
        bool $acceptsTerms,
        string $address,
        string $device,
    ): IssuedSession {
        $userId = $this->tokens->read($demandToken);
        if ($userId === null) {
            SecurityEvent::Registration->refused('link_expired', address: $address);
            throw Links::expired();
        }
        $this->rules->checkCompleting((new WP_User($userId))->user_email, $password, $confirmation, $person, $acceptsTerms);
        $this->throttle->count(self::FORM, $address);
        $hash = $this->accounts->passwords->hash($password);
        $this->transaction->run(function () use ($userId, $person, $hash, $address): void {
            if (!$this->accounts->stages->complete($userId, AccountStage::Incomplete)) {
                SecurityEvent::Registration->refused('link_expired', account: $userId, address: $address);
                throw Links::expired();
            }
            $this->accounts->newAccounts->describe($userId, $person);
            $this->accounts->newAccounts->setPasswordHash($userId, $hash);
            $this->mails->toUser(WelcomeMail::KEY, $userId);
        });
        $this->throttle->reset(self::FORM, $address);
        SecurityEvent::Registration->succeeded('completed', account: $userId, address: $address);

        return $this->sessions->start($userId, $device);
    }
}
