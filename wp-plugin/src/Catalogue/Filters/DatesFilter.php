<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Zones\Zone;

/** Events that take place within a number of days from now, or in a named period of the calendar; those under way among them. */
final readonly class DatesFilter extends PeriodFilter
{
    public function sets(Sets $sets, DateTimeImmutable $now): array
    {
        $found = [];
        foreach ($this->source->values as $value) {
            $found[$value] = $this->itemsWith($value, $sets, $now);
        }

        return $found;
    }

    protected function itemsWith(string $value, Sets $sets, DateTimeImmutable $now): string
    {
        return $this->during(in_array($value, $this->source->values, true) ? Period::named($value, $now, Zone::ofSite()) : null, $sets);
    }
}
