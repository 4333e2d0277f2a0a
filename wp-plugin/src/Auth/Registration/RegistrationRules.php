<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Passwords\PasswordRule;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use SensitiveParameter;

/** Validation of registrations and of their completion. */
final readonly class RegistrationRules
{
    /** @param int $emailMax what WordPress can store */
    public function __construct(
        private PasswordRule $password,
        #[From(Config::class, 'textMax', 'short')] private int $nameMax,
        #[Limit('account', 'email')] private int $emailMax,
    ) {
    }

    /** @throws DomainError invalid_fields */
    public function checkRegistration(RegistrationForm $form): void
    {
        $this->refuse([
            ...$this->emailErrors($form->email),
            ...$this->common($form->email, $form->password, $form->passwordConfirm, $form->person, $form->acceptsTerms),
        ]);
    }

    /** @throws DomainError invalid_fields */
    public function checkCompleting(
        string $email,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        PersonDetails $person,
        bool $acceptsTerms,
    ): void {
        $this->refuse($this->common($email, $password, $confirmation, $person, $acceptsTerms));
    }

    /** @throws DomainError invalid_fields */
    public function checkPassword(string $email, #[SensitiveParameter] string $password, #[SensitiveParameter] string $confirmation): void
    {
        $this->refuse($this->password->errors($password, $confirmation, $email));
    }

    /** @throws DomainError invalid_fields */
    public function checkEmail(string $email): void
    {
        $this->refuse($this->emailErrors($email));
    }

    /** @return list<FieldError> */
    private function common(
        string $email,
        #[SensitiveParameter] string $password,
        #[SensitiveParameter] string $confirmation,
        PersonDetails $person,
        bool $acceptsTerms,
    ): array {
        return [
            ...$this->password->errors($password, $confirmation, $email),
            ...$person->errors($this->nameMax),
            ...$acceptsTerms ? [] : [new FieldError('acceptTerms', 'privacy_consent_required')],
        ];
    }

    /** @return list<FieldError> */
    private function emailErrors(string $email): array
    {
        return match (true) {
            $email === '' => [new FieldError('email', 'required')],
            mb_strlen($email) > $this->emailMax => [new FieldError('email', 'too_long', ['max' => $this->emailMax])],
            !EmailAddress::isValid($email) => [new FieldError('email', 'invalid_email')],
            default => [],
        };
    }

    /** @param list<FieldError> $errors */
    private function refuse(array $errors): void
    {
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
    }
}
