<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Passerelle\Accounts\PersonDetails;
use SensitiveParameter;

/** What a person without account enters to accept an invitation to review. */
final readonly class GuestForm
{
    public function __construct(
        #[SensitiveParameter] public string $password,
        #[SensitiveParameter] public string $confirmation,
        public PersonDetails $person,
        public bool $acceptsTerms,
    ) {
    }
}
