<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;

/** Events that take place in a period of the calendar of the site's time zone. */
abstract readonly class PeriodFilter extends Filter
{
    /** @param Period|null $period null: no item matches */
    protected function during(?Period $period, Sets $sets): string
    {
        if ($period === null) {
            return Bits::none($sets->bytes);
        }
        $starts = $sets->nextStarts((new DateTimeImmutable())->setTimestamp($period->from));
        $items = $sets->bits(array_keys(array_filter($starts, static fn (int $start): bool => $start <= $period->until)));

        return $items & $this->typesOf($sets);
    }

    /** Items of the types that it applies to: trainings have dates in the index too, by which their lists are sorted. */
    private function typesOf(Sets $sets): string
    {
        return array_reduce(
            $this->source->types,
            static fn (string $all, string $type): string => $all | $sets->get(Marks::named(Filters::TYPE, $type)),
            Bits::none($sets->bytes),
        );
    }
}
