<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;

/** A filter with stored sets: one set of items for each value. */
final readonly class MarkedFilter extends Filter
{
    public function sets(Sets $sets, DateTimeImmutable $now): array
    {
        return $sets->family(Marks::named($this->name, ''));
    }

    protected function itemsWith(string $value, Sets $sets, DateTimeImmutable $now): string
    {
        return $sets->get(Marks::named($this->name, $value));
    }
}
