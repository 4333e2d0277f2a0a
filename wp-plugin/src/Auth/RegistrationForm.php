<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Kernel\EmailAddress;
use SensitiveParameter;

/** What somebody typed to get an account. Whatever else a request holds is not here: no role, no status. */
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
