<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Zones;

use DateTimeImmutable;
use DateTimeZone;

/** A time zone with its clocks, from the database that the frontend has too. */
final readonly class Zone
{
    public const UTC = 'UTC';
    private const MINUTE = 60;

    /** @param non-empty-list<array{int, int}> $changes seconds since 1970 with seconds ahead of UTC from then on, in order */
    public function __construct(public string $name, private array $changes)
    {
    }

    public static function utc(): self
    {
        return new self(self::UTC, [[PHP_INT_MIN, 0]]);
    }

    /** UTC for a name that the database does not have: it must not hide what takes place in it. */
    public static function named(string $name): self
    {
        return Zones::load()->find($name) ?? self::utc();
    }

    /** The zone of WordPress’s settings: a name, or a distance from UTC. */
    public static function ofSite(): self
    {
        $name = wp_timezone_string();
        if (preg_match('/^([+-])(\d\d):(\d\d)$/D', $name, $part) !== 1) {
            return self::named($name);
        }
        $minutes = (int) $part[2] * self::MINUTE + (int) $part[3];
        if ($minutes === 0) {
            return self::utc();
        }

        return new self($name, [[PHP_INT_MIN, ($part[1] === '-' ? -$minutes : $minutes) * self::MINUTE]]);
    }

    /** Seconds ahead of UTC at an instant. */
    public function offsetAt(DateTimeImmutable $instant): int
    {
        $at = $instant->getTimestamp();
        $low = 0;
        $high = count($this->changes) - 1;
        while ($low < $high) {
            $middle = intdiv($low + $high + 1, 2);
            if ($this->changes[$middle][0] <= $at) {
                $low = $middle;
            } else {
                $high = $middle - 1;
            }
        }

        return $this->changes[$low][1];
    }

    /** What the clocks show, as if their zone were UTC: for formatters, which have another database. */
    public function asIfUtc(DateTimeImmutable $instant): DateTimeImmutable
    {
        return $instant->setTimezone(new DateTimeZone(self::UTC))->setTimestamp($instant->getTimestamp() + $this->offsetAt($instant));
    }

    /** The instant as the clocks show it, at their distance from UTC of that moment. */
    public function at(DateTimeImmutable $instant): DateTimeImmutable
    {
        $offset = $this->offsetAt($instant);
        $minutes = intdiv(abs($offset), self::MINUTE);

        return $instant->setTimezone(new DateTimeZone(sprintf('%s%02d:%02d', $offset < 0 ? '-' : '+', intdiv($minutes, self::MINUTE), $minutes % self::MINUTE)));
    }
}
