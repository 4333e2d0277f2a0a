<?php

declare(strict_types=1);

namespace Passerelle\Auth\Recovery;

use Passerelle\Auth\Accounts\AccountServices;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Registration\AccountRequests;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Registration\RequestKind;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** Password recovery: requests a link and sets a new password with it. */
final readonly class Recovery
{
    public const ASK_FORM = 'recover';
    public const RESET_FORM = 'reset';

    public function __construct(
        private AccountServices $accounts,
        private RegistrationRules $rules,
        private AccountRequests $requests,
        private Throttling $throttling,
        private Transaction $transaction,
    ) {
    }

    /**
     * The result does not reveal whether the account exists.
     *
     * @param string $address IP address of the browser
     * @throws DomainError invalid_fields · rate_limited
     */
    public function request(string $email, Lang $language, string $address): void
    {
        $email = EmailAddress::normalise($email);
        $this->rules->checkEmail($email);
        $this->throttling->forms->count(self::ASK_FORM, $address);
        $this->transaction->run(fn () => $this->requests->add(RequestKind::Recover, $email, $language));
        // By the address alone, without looking up the account.
        SecurityEvent::PasswordRecovery->succeeded('requested', account: $email, address: $address);
    }

    /**
     * Ends all sessions of the person and notifies them by mail.
     *
     * @throws DomainError link_expired · invalid_fields · rate_limited
     */
    public function reset(
        #[SensitiveParameter] string $hash,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        string $address,
    ): void {
        $this->throttling->forms->count(self::RESET_FORM, $address);
        $user = new WP_User($this->accounts->links->ownerOf(LinkPurpose::NewPassword, $hash));
        if (!$user->exists() || !$this->accounts->state->isUsable($user->ID)) {
            SecurityEvent::PasswordRecovery->refused('link_expired', account: $user->ID, address: $address);
            throw Links::expired();
        }
        // Before the link is consumed, so that a rejected password can be corrected.
        $this->rules->checkPassword($user->user_email, $password, $confirmation);
        $this->transaction->run(function () use ($hash, $user, $password): void {
            $this->accounts->links->use(LinkPurpose::NewPassword, $hash);
            $this->accounts->passwords->change($user, $password);
        });
        $this->throttling->forms->reset(self::RESET_FORM, $address);
        $this->throttling->tries->forget($user->ID);
    }
}
