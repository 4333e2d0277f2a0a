<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Sets;

/** Open, upcoming or closed, computed from the current time. */
final readonly class StateFilter extends Filter
{
    public function sets(Sets $sets, DateTimeImmutable $now): array
    {
        return $sets->states($now);
    }

    protected function itemsWith(string $value, Sets $sets, DateTimeImmutable $now): string
    {
        return $sets->states($now)[$value] ?? Bits::none($sets->bytes);
    }
}
