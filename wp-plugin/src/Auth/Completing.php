<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Ends a sign-up that began by an invitation, another site's account, or twice: a password, a name, and the person is in. */
final readonly class Completing
{
    public const FORM = 'complete';

    public function __construct(
        private DemandTokens $tokens,
        private RegistrationRules $rules,
        private NewAccounts $accounts,
        private Passwords $passwords,
        private Stages $stages,
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
        $hash = $this->passwords->hash($password);
        $this->transaction->run(function () use ($userId, $person, $hash, $address): void {
            if (!$this->stages->complete($userId, AccountStage::Incomplete)) {
                SecurityEvent::Registration->refused('link_expired', account: $userId, address: $address);
                throw Links::expired();
            }
            $this->accounts->describe($userId, $person);
            $this->accounts->setPasswordHash($userId, $hash);
            $this->mails->toUser(WelcomeMail::KEY, $userId);
        });
        $this->throttle->forgive(self::FORM, $address);
        SecurityEvent::Registration->succeeded('completed', account: $userId, address: $address);

        return $this->sessions->start($userId, $device);
    }
}
