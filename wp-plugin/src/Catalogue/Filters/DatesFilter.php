<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Zones\Zone;

/** Events that take place within a number of days from now, or in a period of the calendar of the site's time zone; those under way among them. */
final readonly class DatesFilter extends Filter
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
        $period = in_array($value, $this->source->values, true) ? Period::named($value, $now, Zone::ofSite()) : null;
        if ($period === null) {
            return Bits::none($sets->bytes);
        }
        $starts = $sets->nextStarts($now->setTimestamp($period->from));
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
