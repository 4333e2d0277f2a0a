<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;

/** Turns the relative dates of the demo content ("+30d", "+12d 18:00") into absolute dates. */
final readonly class DemoDates
{
    public function __construct(private DateTimeImmutable $now)
    {
    }

    public function read(string $text, string $zone): string
    {
        if (preg_match('/^([+-]\d+)d(?: (\d\d):(\d\d))?$/', $text, $match) !== 1) {
            return $text;
        }
        $local = $this->now->setTimezone(new DateTimeZone($zone))->modify("{$match[1]} days");
        if (!isset($match[2])) {
            return $local->format('Y-m-d');
        }
        return $local->setTime((int) $match[2], (int) $match[3])->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
    }
}
