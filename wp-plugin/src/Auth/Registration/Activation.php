<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Accounts\AccountServices;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/**
 * Activates an account by the link of the activation mail. The link verifies the address and the password verifies the person
 * who signed up; both are required, or the password is replaced. Registering with another person's address therefore gives no
 * access.
 */
final readonly class Activation
{
    public const FORM = 'activate';

    public function __construct(
        private AccountServices $accounts,
        private CompletionTokens $tokens,
        private RegistrationRules $rules,
        private Sessions $sessions,
        private Throttling $throttling,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /** Whether the account of a link has a password, which must be entered; null for an invalid link. Changes nothing. */
    public function hasPassword(#[SensitiveParameter] string $hash): ?bool
    {
        $user = $this->ownerOf($hash);

        return $user === null ? null : $this->accounts->state->stageOf($user->ID) === AccountStage::Pending;
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · rate_limited · invalid_fields at "password", "passwordConfirm"; the link stays valid
     */
    public function __invoke(#[SensitiveParameter] string $hash, ActivationPassword $typed, string $address, string $device): Activated
    {
        $this->throttling->forms->count(self::FORM, $address);
        $user = $this->ownerOf($hash);
        if ($user === null) {
            // The same work as for a valid link.
            $typed->isNew ? $this->accounts->passwords->hash($this->limited($typed->password)) : $this->accounts->passwords->verify(null, $this->limited($typed->password));
            SecurityEvent::MailLink->refused(LinkPurpose::Activation->value, address: $address);
            throw Links::expired();
        }
        $activated = $this->accounts->state->stageOf($user->ID) === AccountStage::Pending
            ? new Activated($this->open($hash, $user, $typed, $address, $device), null)
            : new Activated(null, $this->demand($hash, $user->ID));
        $this->throttling->forms->reset(self::FORM, $address);
        SecurityEvent::Activation->succeeded($activated->session === null ? 'to_complete' : 'signed_in', account: $user->ID, address: $address);

        return $activated;
    }

    private function open(#[SensitiveParameter] string $hash, WP_User $user, ActivationPassword $typed, string $address, string $device): IssuedSession
    {
        $newHash = $typed->isNew ? $this->newHash($user, $typed) : null;
        if ($newHash === null) {
            $this->checkPassword($user, $typed->password, $address);
        }

        return $this->transaction->run(function () use ($hash, $user, $newHash, $device): IssuedSession {
            $this->accounts->links->use(LinkPurpose::Activation, $hash);
            // Another registration with the address in the meantime deletes both passwords.
            if (!$this->accounts->stages->complete($user->ID, AccountStage::Pending)) {
                throw Links::expired();
            }
            if ($newHash !== null) {
                $this->accounts->newAccounts->setPasswordHash($user->ID, $newHash);
            }
            $this->mails->toUser(WelcomeMail::KEY, $user->ID);

            return $this->sessions->start($user->ID, $device);
        });
    }

    private function demand(#[SensitiveParameter] string $hash, int $userId): string
    {
        return $this->transaction->run(function () use ($hash, $userId): string {
            $this->accounts->links->use(LinkPurpose::Activation, $hash);
            $this->accounts->stages->set($userId, AccountStage::Incomplete);

            return $this->tokens->issue($userId);
        });
    }

    /** @throws DomainError invalid_fields */
    private function newHash(WP_User $user, ActivationPassword $typed): string
    {
        $this->rules->checkPassword($user->user_email, $typed->password, $typed->confirmation);

        return $this->accounts->passwords->hash($typed->password);
    }

    /** @throws DomainError invalid_fields · rate_limited */
    private function checkPassword(WP_User $user, #[SensitiveParameter] string $password, string $address): void
    {
        if ($password === '') {
            throw DomainError::invalid([new FieldError('password', 'required')]);
        }
        // Counted separately from sign-ins: failed ones of others do not prevent the owner's activation.
        $subject = "activation:{$user->ID}";
        $this->throttling->throttle->count($subject, $this->throttling->limits->failuresPerAccount);
        if (!$this->accounts->passwords->verify($user, $this->limited($password)) || $password !== $this->limited($password)) {
            SecurityEvent::Activation->refused('password_current_incorrect', account: $user->ID, address: $address);
            throw DomainError::invalid([new FieldError('password', 'password_current_incorrect')]);
        }
        $this->throttling->throttle->clear($subject);
    }

    private function ownerOf(#[SensitiveParameter] string $hash): ?WP_User
    {
        $userId = $this->accounts->links->find(LinkPurpose::Activation, $hash);
        $isWaiting = $userId !== null && !$this->accounts->state->isDisabled($userId) && $this->accounts->state->stageOf($userId) !== null;

        return $isWaiting ? new WP_User($userId) : null;
    }

    private function limited(#[SensitiveParameter] string $password): string
    {
        return mb_substr($password, 0, $this->throttling->limits->passwordMax);
    }
}
