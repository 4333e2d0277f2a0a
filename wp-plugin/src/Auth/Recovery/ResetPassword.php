<?php

declare(strict_types=1);

namespace Passerelle\Auth\Recovery;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Auth\Throttling\SignInTries;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Sets a new password with the link of the mail. */
final readonly class ResetPassword
{
    private const FORM = 'reset';

    public function __construct(
        private AccountState $state,
        private Passwords $passwords,
        private Links $links,
        private RegistrationRules $rules,
        private FormThrottle $forms,
        private SignInTries $tries,
        private Transaction $transaction,
    ) {
    }

    /**
     * Ends all sessions of the person and notifies them by mail.
     *
     * @throws DomainError link_expired · invalid_fields · rate_limited
     */
    public function __invoke(
        #[SensitiveParameter] string $hash,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        string $address,
    ): void {
        $this->forms->count(self::FORM, $address);
        $user = new WP_User($this->links->ownerOf(LinkPurpose::NewPassword, $hash));
        if (!$user->exists() || !$this->state->isUsable($user->ID)) {
            SecurityEvent::PasswordRecovery->refused('link_expired', account: $user->ID, address: $address);
            throw Links::expired();
        }
        // Before the link is consumed, so that a rejected password can be corrected.
        $this->rules->checkPassword($user->user_email, $password, $confirmation);
        $this->transaction->run(function () use ($hash, $user, $password): void {
            $this->links->use(LinkPurpose::NewPassword, $hash);
            $this->passwords->change($user, $password);
        });
        $this->forms->reset(self::FORM, $address);
        $this->tries->forget($user->ID);
    }
}
