<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Sessions\IssuedSession;
use SensitiveParameter;

/** Result of an activation: a session, or a demand token when the account must still be completed. */
final readonly class Activated
{
    public function __construct(public ?IssuedSession $session, #[SensitiveParameter] public ?string $demandToken)
    {
    }
}
