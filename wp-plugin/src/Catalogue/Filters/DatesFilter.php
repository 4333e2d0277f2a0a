<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;

/** Events that take place within a number of days from now, those under way among them. Each period contains the shorter ones. */
final readonly class DatesFilter extends Filter
{
    private const VALUE = '/^days_([1-9][0-9]{0,2})$/D';
    private const DAY = 86_400;

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
        if (!in_array($value, $this->source->values, true) || preg_match(self::VALUE, $value, $match) !== 1) {
            return Bits::none($sets->bytes);
        }
        $until = $now->getTimestamp() + (int) $match[1] * self::DAY;

        $items = $sets->bits(array_keys(array_filter($sets->nextStarts($now), static fn (int $start): bool => $start <= $until)));

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
