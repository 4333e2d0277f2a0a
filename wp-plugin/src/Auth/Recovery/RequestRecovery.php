<?php

declare(strict_types=1);

namespace Passerelle\Auth\Recovery;

use Passerelle\Auth\Registration\AccountRequests;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Registration\RequestKind;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Security\SecurityEvent;

/** Requests the mail with a link by which a person sets a new password. */
final readonly class RequestRecovery
{
    private const FORM = 'recover';

    public function __construct(
        private RegistrationRules $rules,
        private AccountRequests $requests,
        private FormThrottle $forms,
        private Transaction $transaction,
    ) {
    }

    /**
     * The result does not reveal whether the account exists.
     *
     * @param string $address IP address of the browser
     * @throws DomainError invalid_fields · rate_limited
     */
    public function __invoke(string $email, Lang $language, string $address): void
    {
        $email = EmailAddress::normalise($email);
        $this->rules->checkEmail($email);
        $this->forms->count(self::FORM, $address);
        $this->transaction->run(fn () => $this->requests->add(RequestKind::Recover, $email, $language));
        // By the address alone, without looking up the account.
        SecurityEvent::PasswordRecovery->succeeded('requested', account: $email, address: $address);
    }
}
