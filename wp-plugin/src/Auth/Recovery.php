<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/** The way back in for those who have lost their password: asking for a link, and choosing a new password with it. */
final readonly class Recovery
{
    public const ASK_FORM = 'recover';
    public const RESET_FORM = 'reset';

    public function __construct(
        private Links $links,
        private RegistrationRules $rules,
        private AccountRequests $requests,
        private AccountState $accounts,
        private Passwords $passwords,
        private SignInTries $tries,
        private FormThrottle $forms,
        private Transaction $transaction,
    ) {
    }

    /**
     * Answered alike whether or not there is such an account.
     *
     * @param string $address IP address of the browser
     * @throws DomainError invalid_fields · rate_limited
     */
    public function ask(string $email, Lang $language, string $address): void
    {
        $email = EmailAddress::normalise($email);
        $this->rules->checkEmail($email);
        $this->forms->count(self::ASK_FORM, $address);
        $this->transaction->run(fn () => $this->requests->add(RequestKind::Recover, $email, $language));
        // By the address alone: whether there is such an account is not looked at here.
        SecurityEvent::PasswordRecovery->succeeded('requested', account: $email, address: $address);
    }

    /**
     * All sessions of the person end, and a mail tells them.
     *
     * @throws DomainError link_expired · invalid_fields · rate_limited
     */
    public function reset(
        #[SensitiveParameter] string $hash,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        string $address,
    ): void {
        $this->forms->count(self::RESET_FORM, $address);
        $user = new WP_User($this->links->ownerOf(LinkPurpose::NewPassword, $hash));
        if (!$user->exists() || !$this->accounts->isUsable($user->ID)) {
            SecurityEvent::PasswordRecovery->refused('link_expired', account: $user->ID, address: $address);
            throw Links::expired();
        }
        // Before the link is used up: a password that is refused may be typed again.
        $this->rules->checkPassword($user->user_email, $password, $confirmation);
        $this->transaction->run(function () use ($hash, $user, $password): void {
            $this->links->use(LinkPurpose::NewPassword, $hash);
            $this->passwords->change($user, $password);
        });
        $this->forms->forgive(self::RESET_FORM, $address);
        $this->tries->forget($user->ID);
    }
}
