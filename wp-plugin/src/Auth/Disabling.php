<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use DateTimeImmutable;

/** Who closed an account, and when; each null where it is not known any more. */
final readonly class Disabling
{
    public function __construct(public ?string $by, public ?DateTimeImmutable $at)
    {
    }
}
