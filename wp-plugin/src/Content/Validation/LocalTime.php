<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Converts local times of a zone. Hours skipped by daylight saving time do not exist; of ambiguous hours, the first is used
 * (PHP's choice depends on its version). Days begin and end at their real first and last instant, also when clocks change at
 * midnight.
 */
final class LocalTime
{
    private const FORMAT = 'Y-m-d\TH:i:s';
    private const DAY_LENGTH = 10;
    private const DAY_SECONDS = 86_400;

    /**
     * @param string $text "Y-m-d H:i" or "Y-m-d H:i:s", also with a T; "Y-m-d" is the day's beginning
     * @return DateTimeImmutable|null null: it does not exist
     * @throws Exception it is no date
     */
    public static function read(string $text, DateTimeZone $zone): ?DateTimeImmutable
    {
        if (strlen($text) === self::DAY_LENGTH) {
            return self::beginning($text, $zone);
        }
        $meant = new DateTimeImmutable($text, new DateTimeZone('UTC'));
        $offsets = array_map(
            static fn (int $days): int => $zone->getOffset($meant->setTimestamp($meant->getTimestamp() + $days * self::DAY_SECONDS)),
            [-1, 1],
        );
        // The larger offset is the earlier instant.
        rsort($offsets);
        foreach ($offsets as $offset) {
            $instant = $meant->setTimestamp($meant->getTimestamp() - $offset)->setTimezone($zone);
            if ($instant->format(self::FORMAT) === $meant->format(self::FORMAT)) {
                return $instant;
            }
        }

        return null;
    }

    /**
     * @param string $day Y-m-d
     * @throws Exception it is no date
     */
    public static function beginning(string $day, DateTimeZone $zone): DateTimeImmutable
    {
        // PHP moves a midnight that does not exist to the first moment after the gap.
        return self::read("{$day}T00:00:00", $zone) ?? new DateTimeImmutable("{$day}T00:00:00", $zone);
    }

    /**
     * The last second of the day.
     *
     * @param string $day Y-m-d
     * @throws Exception it is no date
     */
    public static function end(string $day, DateTimeZone $zone): DateTimeImmutable
    {
        $next = (new DateTimeImmutable($day, new DateTimeZone('UTC')))->modify('+1 day')->format('Y-m-d');
        $beginning = self::beginning($next, $zone);

        return $beginning->setTimestamp($beginning->getTimestamp() - 1);
    }
}
