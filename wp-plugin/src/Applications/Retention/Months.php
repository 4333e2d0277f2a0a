<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;

/** Months after an instant: the same day, or the last of a month that is shorter. */
final class Months
{
    public static function after(DateTimeImmutable $instant, int $months): DateTimeImmutable
    {
        $month = $instant->modify("first day of +{$months} months");
        $day = min((int) $instant->format('j'), (int) $month->format('t'));

        return $month->setDate((int) $month->format('Y'), (int) $month->format('n'), $day);
    }
}
