<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use DateTimeImmutable;

/** Who closed an account, and when; each null where unknown. */
final readonly class Disabling
{
    public function __construct(public ?string $by, public ?DateTimeImmutable $at)
    {
    }
}
