<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Kernel\StoredInstant;

/** Computes the open state from the stored dates of Availability and the current time. */
enum StateRule: string
{
    case None = '';
    case Dates = 'dates';
    case Over = 'over';

    public static function of(?Availability $availability): self
    {
        return match (true) {
            $availability === null => self::None,
            $availability->isOver => self::Over,
            default => self::Dates,
        };
    }

    /** SQL expression with the value 'open', 'upcoming', 'closed' or '' for a row of the catalogue "c". */
    public static function sql(DateTimeImmutable $now): string
    {
        $at = "'" . $now->format(StoredInstant::FORMAT) . "'";

        return "CASE WHEN c.state_rule = 'over' THEN 'closed'"
            . " WHEN c.state_rule <> 'dates' THEN ''"
            . " WHEN c.closes_at < {$at} THEN 'closed'"
            . " WHEN c.opens_at > {$at} THEN 'upcoming'"
            . " ELSE 'open' END";
    }
}
