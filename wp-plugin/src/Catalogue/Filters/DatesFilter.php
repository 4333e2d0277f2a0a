<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
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

        return $sets->bits(array_keys(array_filter($sets->nextStarts($now), static fn (int $start): bool => $start <= $until)));
    }
}
