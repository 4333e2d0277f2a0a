<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Hours as the clocks of a zone show them. An hour that summer time skips does not exist; of one that comes twice, the first
 * is meant (PHP itself takes the one or the other, by version). A day without an hour begins and ends when that day really
 * does, whatever the clocks do at midnight.
 */
final class LocalTime
{
    private const FORMAT = 'Y-m-d\TH:i:s';
    private const DAY_LENGTH = 10;
    private const DAY_SECONDS = 86_400;

    /**
     * @param string $text "Y-m-d H:i" or "Y-m-d H:i:s", also with a T; "Y-m-d" is the day's beginning
     * @return DateTimeImmutable|null null: the clocks never show it
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
