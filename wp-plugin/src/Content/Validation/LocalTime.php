<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Kernel\Zones\Zone;

/**
 * Converts local times of a zone to instants in UTC. Hours skipped by daylight saving time do not exist; of ambiguous hours, the
 * first is used. Days begin and end at their real first and last instant, also when clocks change at midnight.
 */
final class LocalTime
{
    private const DAY_LENGTH = 10;
    private const DAY_SECONDS = 86_400;

    /**
     * @param string $text "Y-m-d H:i" or "Y-m-d H:i:s", also with a T; "Y-m-d" is the day's beginning
     * @return DateTimeImmutable|null null: it does not exist
     * @throws Exception it is no date
     */
    public static function read(string $text, Zone $zone): ?DateTimeImmutable
    {
        if (strlen($text) === self::DAY_LENGTH) {
            return self::beginning($text, $zone);
        }
        $meant = self::asUtc($text);
        $offsets = array_map(static fn (int $days): int => $zone->offsetAt(self::later($meant, $days * self::DAY_SECONDS)), [-1, 1]);
        // The larger offset is the earlier instant.
        rsort($offsets);
        foreach ($offsets as $offset) {
            $instant = self::later($meant, -$offset);
            if ($zone->offsetAt($instant) === $offset) {
                return $instant;
            }
        }

        return null;
    }

    /**
     * The same; an hour that is skipped is the one after it, as in RFC 5545.
     *
     * @throws Exception it is no date
     */
    public static function readOrAfterGap(string $text, Zone $zone): DateTimeImmutable
    {
        $meant = self::asUtc($text);

        return self::read($text, $zone) ?? self::later($meant, -$zone->offsetAt(self::later($meant, -self::DAY_SECONDS)));
    }

    /**
     * @param string $day Y-m-d
     * @throws Exception it is no date
     */
    public static function beginning(string $day, Zone $zone): DateTimeImmutable
    {
        return self::readOrAfterGap("{$day}T00:00:00", $zone);
    }

    /**
     * The last second of the day.
     *
     * @param string $day Y-m-d
     * @throws Exception it is no date
     */
    public static function end(string $day, Zone $zone): DateTimeImmutable
    {
        return self::later(self::beginning(self::asUtc($day)->modify('+1 day')->format('Y-m-d'), $zone), -1);
    }

    /** @throws Exception it is no date */
    private static function asUtc(string $text): DateTimeImmutable
    {
        return new DateTimeImmutable($text, new DateTimeZone('UTC'));
    }

    private static function later(DateTimeImmutable $instant, int $seconds): DateTimeImmutable
    {
        return $instant->setTimestamp($instant->getTimestamp() + $seconds);
    }
}
