<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Kernel\EmailAddress;
use SensitiveParameter;

/** Input of a registration. Other data of the request, such as role or status, is ignored. */
final readonly class RegistrationForm
{
    public string $email;

    public function __construct(
        string $email,
        #[SensitiveParameter] public string $password,
        #[SensitiveParameter] public string $passwordConfirm,
        public PersonDetails $person,
        public bool $acceptsTerms,
    ) {
        $this->email = EmailAddress::normalise($email);
    }
}
