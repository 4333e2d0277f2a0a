<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\OpenState;

/** Open or closed, computed from the current time; upcoming items are neither. */
final readonly class StateFilter extends Filter
{
    public function sets(Sets $sets, DateTimeImmutable $now): array
    {
        return array_diff_key($sets->states($now), [OpenState::Upcoming->value => true]);
    }

    protected function itemsWith(string $value, Sets $sets, DateTimeImmutable $now): string
    {
        return $sets->states($now)[$value] ?? Bits::none($sets->bytes);
    }
}
