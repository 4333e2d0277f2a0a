<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_User;

/**
 * Takes the link of an activation mail. The link proves the address, the password proves who signed up: an account opens
 * for somebody who has both, or who replaces the password. So whoever registers the address of somebody else gets no access.
 */
final readonly class Activation
{
    public const FORM = 'activate';

    public function __construct(
        private Links $links,
        private AccountState $accounts,
        private Stages $stages,
        private DemandTokens $tokens,
        private RegistrationRules $rules,
        private NewAccounts $newAccounts,
        private Passwords $passwords,
        private Sessions $sessions,
        private Throttle $throttle,
        private FormThrottle $forms,
        private AuthLimits $limits,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /** Whether the account of a link has a password, which has to be typed; null for a link that is worth nothing. Changes nothing. */
    public function hasPassword(#[SensitiveParameter] string $hash): ?bool
    {
        $user = $this->ownerOf($hash);

        return $user === null ? null : $this->accounts->stageOf($user->ID) === AccountStage::Pending;
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · rate_limited · invalid_fields at "password", "passwordConfirm"; the link stays good
     */
    public function __invoke(#[SensitiveParameter] string $hash, ActivationPassword $typed, string $address, string $device): Activated
    {
        $this->forms->count(self::FORM, $address);
        $user = $this->ownerOf($hash);
        if ($user === null) {
            // The same work as for a link that is good.
            $typed->isNew ? $this->passwords->hash($this->limited($typed->password)) : $this->passwords->verify(null, $this->limited($typed->password));
            SecurityEvent::MailLink->refused(LinkPurpose::Activation->value, address: $address);
            throw Links::expired();
        }
        $activated = $this->accounts->stageOf($user->ID) === AccountStage::Pending
            ? new Activated($this->open($hash, $user, $typed, $address, $device), null)
            : new Activated(null, $this->demand($hash, $user->ID));
        $this->forms->forgive(self::FORM, $address);
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
            $this->links->use(LinkPurpose::Activation, $hash);
            // Somebody else may have registered the address meanwhile, which drops both passwords.
            if (!$this->stages->complete($user->ID, AccountStage::Pending)) {
                throw Links::expired();
            }
            if ($newHash !== null) {
                $this->newAccounts->setPasswordHash($user->ID, $newHash);
            }
            $this->mails->toUser(WelcomeMail::KEY, $user->ID);

            return $this->sessions->start($user->ID, $device);
        });
    }

    private function demand(#[SensitiveParameter] string $hash, int $userId): string
    {
        return $this->transaction->run(function () use ($hash, $userId): string {
            $this->links->use(LinkPurpose::Activation, $hash);
            $this->stages->set($userId, AccountStage::Incomplete);

            return $this->tokens->issue($userId);
        });
    }

    /** @throws DomainError invalid_fields */
    private function newHash(WP_User $user, ActivationPassword $typed): string
    {
        $this->rules->checkPassword($user->user_email, $typed->password, $typed->confirmation);

        return $this->passwords->hash($typed->password);
    }

    /** @throws DomainError invalid_fields · rate_limited */
    private function checkPassword(WP_User $user, #[SensitiveParameter] string $password, string $address): void
    {
        if ($password === '') {
            throw DomainError::invalid([new FieldError('password', 'required')]);
        }
        // Only holders of a link count here: failed sign-ins of others do not keep the owner from activating.
        $subject = "activation:{$user->ID}";
        $this->throttle->count($subject, $this->limits->failuresPerAccount);
        if (!$this->passwords->verify($user, $this->limited($password)) || $password !== $this->limited($password)) {
            SecurityEvent::Activation->refused('password_current_incorrect', account: $user->ID, address: $address);
            throw DomainError::invalid([new FieldError('password', 'password_current_incorrect')]);
        }
        $this->throttle->clear($subject);
    }

    private function ownerOf(#[SensitiveParameter] string $hash): ?WP_User
    {
        $userId = $this->links->find(LinkPurpose::Activation, $hash);
        $isWaiting = $userId !== null && !$this->accounts->isDisabled($userId) && $this->accounts->stageOf($userId) !== null;

        return $isWaiting ? new WP_User($userId) : null;
    }

    private function limited(#[SensitiveParameter] string $password): string
    {
        return mb_substr($password, 0, $this->limits->passwordMax);
    }
}
