<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Security\SecurityEvent;

/** Requests an account. The response is the same for known and unknown addresses; the result is sent by mail. */
final readonly class Registration
{
    public const FORM = 'register';

    public function __construct(
        private RegistrationRules $rules,
        private FormThrottle $throttle,
        private Passwords $passwords,
        private AccountRequests $requests,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError invalid_fields · rate_limited
     */
    public function __invoke(RegistrationForm $form, Lang $language, string $address): void
    {
        $this->rules->checkRegistration($form);
        $this->throttle->count(self::FORM, $address);
        $hash = $this->passwords->hash($form->password);
        $this->transaction->run(fn () => $this->requests->add(RequestKind::Register, $form->email, $language, [
            'passwordHash' => $hash,
            'firstName' => $form->person->firstName,
            'lastName' => $form->person->lastName,
            'country' => $form->person->country,
            'phone' => $form->person->phone,
        ]));
        SecurityEvent::Registration->succeeded('requested', account: $form->email, address: $address);
    }
}
