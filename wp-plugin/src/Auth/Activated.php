<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use SensitiveParameter;

/** What an activation link has led to: a session, or a demand token where the account is still to be completed. */
final readonly class Activated
{
    public function __construct(public ?IssuedSession $session, #[SensitiveParameter] public ?string $demandToken)
    {
    }
}
