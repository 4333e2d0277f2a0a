<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Zones\Zone;

/** Events that take place on at least one day of an interval, past ones among them: see Period::ofDays(). */
final readonly class DaysFilter extends PeriodFilter
{
    /** Endlessly many values, which are not counted. */
    public function sets(Sets $sets, DateTimeImmutable $now): array
    {
        return [];
    }

    protected function itemsWith(string $value, Sets $sets, DateTimeImmutable $now): string
    {
        return $this->during(Period::ofDays($value, Zone::ofSite()), $sets);
    }

    protected function clean(mixed $value): string
    {
        return is_string($value) && Period::ofDays($value, Zone::utc()) !== null ? $value : self::NO_MATCH;
    }
}
