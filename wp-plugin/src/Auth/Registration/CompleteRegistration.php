<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\CompleteAccount;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
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
        private CompleteAccount $complete,
        private Passwords $passwords,
        private Sessions $sessions,
        private FormThrottle $throttle,
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
        $hash = $this->passwords->hash($password);
        $this->transaction->run(function () use ($userId, $person, $hash, $address): void {
            if (!($this->complete)($userId, AccountStage::Incomplete, $hash, $person)) {
                SecurityEvent::Registration->refused('link_expired', account: $userId, address: $address);
                throw Links::expired();
            }
        });
        $this->throttle->reset(self::FORM, $address);
        SecurityEvent::Registration->succeeded('completed', account: $userId, address: $address);

        return $this->sessions->start($userId, $device);
    }
}
