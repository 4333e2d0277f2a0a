<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Zones\Zone;

/** The last second of a day some days later, where the call takes place. */
final class EndOfDay
{
    private const LAST_SECOND = '23:59:59';

    /** @param string $zone of the call */
    public static function after(DateTimeImmutable $now, int $days, string $zone): DateTimeImmutable
    {
        $place = Zone::named($zone);
        $day = $place->asIfUtc($now->modify("+{$days} days"))->format('Y-m-d');
        $atUtc = new DateTimeImmutable("{$day} " . self::LAST_SECOND, new DateTimeZone('UTC'));

        return $atUtc->modify('-' . $place->offsetAt($atUtc) . ' seconds');
    }
}
