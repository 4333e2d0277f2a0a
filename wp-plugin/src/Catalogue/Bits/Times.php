<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use DateTimeImmutable;

/** The dates of an event or training as the index stores them: "start+seconds" in unix seconds, separated by spaces. */
final class Times
{
    /** @param list<array{DateTimeImmutable, DateTimeImmutable}> $dates start and end */
    public static function write(array $dates): ?string
    {
        $texts = array_map(static fn (array $date): string => $date[0]->getTimestamp() . '+' . ($date[1]->getTimestamp() - $date[0]->getTimestamp()), $dates);

        return $texts === [] ? null : implode(' ', $texts);
    }

    /** @return list<array{int, int}> start and end */
    public static function read(string $text): array
    {
        $dates = [];
        foreach ($text === '' ? [] : explode(' ', $text) as $date) {
            [$start, $seconds] = [...array_map(intval(...), explode('+', $date)), 0];
            $dates[] = [$start, $start + $seconds];
        }

        return $dates;
    }
}
