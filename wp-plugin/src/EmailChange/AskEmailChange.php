<?php

declare(strict_types=1);

namespace Passerelle\EmailChange;

use Passerelle\Accounts\Viewer;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\CurrentSession;
use Passerelle\Auth\RegistrationRules;
use Passerelle\Auth\Throttle;
use Passerelle\EmailChange\Mails\ChangeAskedMail;
use Passerelle\EmailChange\Mails\ProofMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use Passerelle\Settings\CurrentPassword;
use SensitiveParameter;

/**
 * Asks for another e-mail address. Nothing about the new address is looked up here: whether somebody has it, only its
 * mailbox is told. The account keeps its address until the new one is proven.
 */
final readonly class AskEmailChange
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private RegistrationRules $rules,
        private EmailChanges $changes,
        private CurrentSession $session,
        private Throttle $throttle,
        private AuthLimits $limits,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError forbidden · rate_limited · invalid_fields at "email", "password" */
    public function __invoke(Viewer $viewer, string $email, #[SensitiveParameter] string $password): void
    {
        $email = EmailAddress::normalise($email);
        $user = $this->currentPassword->check($viewer, $password, 'password');
        $this->rules->checkEmail($email);
        if ($email === EmailAddress::normalise($user->user_email)) {
            throw DomainError::invalid([new FieldError('email', 'invalid_email')]);
        }
        $this->throttle->count("email-change:{$user->ID}", $this->limits->mailsPerPerson, $this->limits->formSeconds);
        $this->transaction->run(function () use ($user, $email): void {
            $change = $this->changes->add($user->ID, $this->session->session()?->id, EmailAddress::normalise($user->user_email), $email);
            $this->mails->addressed(ProofMail::KEY, ['change' => $change]);
            $this->mails->toUser(ChangeAskedMail::KEY, $user->ID, ['change' => $change]);
        });
        SecurityEvent::EmailChange->succeeded('asked', account: $user->ID);
    }

    /** @throws DomainError forbidden */
    public function cancel(Viewer $viewer): void
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        if ($this->changes->cancel($viewer->id)) {
            SecurityEvent::EmailChange->succeeded('cancelled', account: $viewer->id);
        }
    }
}
