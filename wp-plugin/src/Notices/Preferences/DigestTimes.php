<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use DateTimeImmutable;
use LogicException;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Zones\Zone;

/** When digests are sent: every day, or on one day of the week, at an hour of the reader's clock. */
#[Factory('configured')]
final readonly class DigestTimes
{
    private const DAYS_OF_WEEK = 7;

    /** @param int $weekday 1: Monday */
    public function __construct(private int $hour, private int $weekday)
    {
    }

    public static function configured(Config $config): self
    {
        return new self($config->limit('notices', 'digestHour'), $config->limit('notices', 'digestWeekday'));
    }

    /**
     * The first one after an instant, in UTC. By the calendar of the zone, so that a day of 23 or 25 hours has one, too.
     *
     * @throws LogicException for what is not a digest
     */
    public function next(MailTiming $timing, DateTimeImmutable $after, Zone $zone): DateTimeImmutable
    {
        if (!$timing->isDigest()) {
            throw new LogicException("There is no digest {$timing->value}.");
        }
        $today = $zone->asIfUtc($after);
        for ($days = 0; $days <= self::DAYS_OF_WEEK; $days++) {
            $day = $today->modify("+{$days} days");
            $at = LocalTime::readOrAfterGap($day->format('Y-m-d\T') . sprintf('%02d:00', $this->hour), $zone);
            if ($at > $after && ($timing === MailTiming::Daily || (int) $day->format('N') === $this->weekday)) {
                return $at;
            }
        }

        throw new LogicException('A week has no such day.');
    }
}
