<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Field;
use Passerelle\Kernel\Zones\Zones;

/** Dates, instants and time zones. */
final class DateChecks
{
    public const INSTANT = 'Y-m-d\TH:i:s\Z';
    private const DAY = '/^(\d{4})-(\d{2})-(\d{2})$/D';
    private const DAY_AND_HOUR = '/^(\d{4})-(\d{2})-(\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(\.\d+)?(?<offset>Z|[+-]\d{2}:?\d{2})?$/D';
    /** Error code of an hour skipped by daylight saving time. */
    public const NO_SUCH_HOUR = 'nonexistent_time';
    private const ENDS = ['closesAt', 'endsAt'];
    private const YEARS = [1900, 2200];

    public function date(mixed $raw, string $path, Context $context): ?string
    {
        if ($raw === '') {
            return null;
        }

        return is_string($raw) && self::isDay(self::DAY, $raw) ? $raw : $context->unexpected($path);
    }

    /** Whether it is a day of the calendar, written as Y-m-d, within the years that the site accepts. */
    public static function isRealDay(string $day): bool
    {
        return self::isDay(self::DAY, $day);
    }

    /** @return list<string>|null days in order, each once */
    public function days(Field $field, mixed $raw, string $path, Context $context): ?array
    {
        if (!is_array($raw) || !array_is_list($raw)) {
            return $context->unexpected($path);
        }
        if ($field->max !== null && count($raw) > $field->max) {
            return $context->refuse($path, 'too_many_rows', ['max' => $field->max]);
        }
        $days = [];
        foreach ($raw as $number => $day) {
            $days[] = $this->date($day, "{$path}.{$number}", $context);
        }
        $days = array_values(array_unique(array_filter($days, is_string(...))));
        sort($days, SORT_STRING);

        return $days === [] || $context->isRefused($path) ? null : $days;
    }

    /** @return string|null in UTC; a value without an offset is read in the record's zone, by LocalTime */
    public function instant(string $key, mixed $raw, string $path, Context $context): ?string
    {
        if ($raw === '') {
            return null;
        }
        if (!is_string($raw)) {
            return $context->unexpected($path);
        }
        $isDay = self::isDay(self::DAY, $raw);
        if (!$isDay && !self::isDay(self::DAY_AND_HOUR, $raw)) {
            return $context->unexpected($path);
        }
        try {
            $instant = match (true) {
                $isDay && self::isEnd($key) => LocalTime::end($raw, $context->zone),
                $this->hasOffset($raw) => new DateTimeImmutable($raw),
                default => LocalTime::read($raw, $context->zone),
            };
        } catch (Exception) {
            return $context->unexpected($path);
        }

        return $instant === null ? $context->refuse($path, self::NO_SUCH_HOUR) : self::utc($instant);
    }

    /** Whether a day without an hour means the end of that day in this field. */
    public static function isEnd(string $key): bool
    {
        return in_array($key, self::ENDS, true);
    }

    private function hasOffset(string $raw): bool
    {
        return preg_match(self::DAY_AND_HOUR, $raw, $part) === 1 && ($part['offset'] ?? '') !== '';
    }

    private static function utc(DateTimeImmutable $instant): string
    {
        return $instant->setTimezone(new DateTimeZone('UTC'))->format(self::INSTANT);
    }

    public function zone(mixed $raw, string $path, Context $context): ?string
    {
        if ($raw === '') {
            return null;
        }

        if (!is_string($raw)) {
            return $context->unexpected($path);
        }

        return self::isZone($raw) ? $raw : $context->refuse($path, 'invalid_zone');
    }

    /** Former names too: browsers still offer some, as Europe/Kiev. */
    public static function isZone(string $name): bool
    {
        return Zones::load()->find($name) !== null;
    }

    private static function isDay(string $pattern, string $raw): bool
    {
        return preg_match($pattern, $raw, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1])
            && (int) $part[1] >= self::YEARS[0]
            && (int) $part[1] <= self::YEARS[1];
    }
}
