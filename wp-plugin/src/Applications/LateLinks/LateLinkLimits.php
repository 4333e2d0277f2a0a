<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;

/** Until when late links may be granted, how many, and when they remind. */
final readonly class LateLinkLimits
{
    /**
     * @param int $shortest seconds from now
     * @param int $longest seconds from now
     * @param int $reason characters
     * @param int $perCall links
     * @param int $firstReminder seconds before the end
     * @param int $lastReminder seconds before the end
     */
    public function __construct(
        private Clock $clock,
        #[Limit('lateLinks', 'shortestHours', Limit::PER_HOUR)] private int $shortest,
        #[Limit('lateLinks', 'longestDays', Limit::PER_DAY)] private int $longest,
        #[Limit('lateLinks', 'reason')] public int $reason,
        #[Limit('lateLinks', 'perCall')] public int $perCall,
        #[Limit('callReminders', 'firstDraftHours', Limit::PER_HOUR)] private int $firstReminder,
        #[Limit('callReminders', 'lastDraftHours', Limit::PER_HOUR)] private int $lastReminder,
    ) {
    }

    /** The first instant until which one may be granted: some time from now, and after the closing. */
    public function first(?DateTimeImmutable $closing): DateTimeImmutable
    {
        return max($this->clock->now()->modify("+{$this->shortest} seconds"), $closing?->modify('+1 minute') ?? $this->clock->now());
    }

    public function last(): DateTimeImmutable
    {
        return $this->clock->now()->modify("+{$this->longest} seconds");
    }

    /** @return DateTimeImmutable|null the next reminder, as before the closing of a call; null: none is left */
    public function nextReminder(DateTimeImmutable $until): ?DateTimeImmutable
    {
        foreach ([$this->firstReminder, $this->lastReminder] as $before) {
            $at = $until->modify("-{$before} seconds");
            if ($at > $this->clock->now()) {
                return $at;
            }
        }

        return null;
    }
}
