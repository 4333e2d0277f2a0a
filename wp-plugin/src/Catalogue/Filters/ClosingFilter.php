<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Content\Model\ContentType;

/**
 * Calls that close within a number of days, computed from the current time. Announced calls belong to it, closed ones do not. Each
 * period contains the shorter ones.
 */
final readonly class ClosingFilter extends Filter
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
        $isDeclared = in_array($value, $this->source->values, true) && preg_match(self::VALUE, $value, $match) === 1;

        return $isDeclared
            ? $sets->closingUntil($now, $now->getTimestamp() + (int) ($match[1] ?? 0) * self::DAY) & $sets->get(Marks::named(Filters::TYPE, ContentType::CallForApplication->value))
            : Bits::none($sets->bytes);
    }
}
