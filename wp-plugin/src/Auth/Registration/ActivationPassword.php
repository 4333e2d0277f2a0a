<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use SensitiveParameter;

/** Fields of the activation form besides the link. */
final readonly class ActivationPassword
{
    /**
     * @param string $password the one of the sign-up, or the new one; empty for accounts that have none yet
     * @param string $confirmation of a new password
     * @param bool $isNew whether the password of the sign-up is replaced
     */
    public function __construct(
        #[SensitiveParameter] public string $password,
        #[SensitiveParameter] public string $confirmation = '',
        public bool $isNew = false,
    ) {
    }
}
