<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Accounts\EmailChange\Mails\ChangeRequestedMail;
use Passerelle\Accounts\EmailChange\Mails\ProofMail;
use Passerelle\Accounts\Settings\CurrentPassword;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Throttling\MailThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/**
 * Requests a change of the e-mail address. The new address is not looked up here: only a mail to it reveals whether an account
 * has it. The account keeps its address until the new one is confirmed.
 */
final readonly class RequestEmailChange
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private RegistrationRules $rules,
        private EmailChanges $changes,
        private CurrentSession $session,
        private MailThrottle $throttle,
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
        $this->throttle->count('email-change', $user->ID);
        $this->transaction->run(function () use ($user, $email): void {
            $change = $this->changes->add($user->ID, $this->session->session()?->id, EmailAddress::normalise($user->user_email), $email);
            $this->mails->addressed(ProofMail::KEY, ['change' => $change]);
            $this->mails->toUser(ChangeRequestedMail::KEY, $user->ID, ['change' => $change]);
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
