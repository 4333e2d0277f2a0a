<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;

/** When reviewers are reminded, and how many reviews are looked at in one run. */
final readonly class ReminderLimits
{
    /** @param int $hours before the last instant */
    public function __construct(private Clock $clock, #[Limit('review', 'remindHours')] private int $hours, #[Limit('review', 'remindersPerRun')] public int $perRun)
    {
    }

    public function now(): DateTimeImmutable
    {
        return $this->clock->now();
    }

    /** @return DateTimeImmutable|null null: too late, who is asked has just read the last instant */
    public function remindAt(?DateTimeImmutable $scoreBy): ?DateTimeImmutable
    {
        $at = $scoreBy?->sub(new DateInterval("PT{$this->hours}H"));

        return $at !== null && $at > $this->now() ? $at : null;
    }
}
