<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

/** When the mail of a notice leaves, the shortest delay first. Stored, so values must not change. */
enum MailTiming: string
{
    case Now = 'now';
    case Daily = 'daily';
    case Weekly = 'weekly';
    case Never = 'never';

    /** @param non-empty-list<self> $timings */
    public static function earliest(array $timings): self
    {
        return self::byDelay($timings)[0];
    }

    /** @param non-empty-list<self> $timings */
    public static function latest(array $timings): self
    {
        return array_reverse(self::byDelay($timings))[0];
    }

    public function isDigest(): bool
    {
        return $this === self::Daily || $this === self::Weekly;
    }

    /**
     * @param non-empty-list<self> $timings
     * @return non-empty-list<self> the shortest delay first; Never last
     */
    private static function byDelay(array $timings): array
    {
        $delays = array_column(self::cases(), 'value');
        usort($timings, static fn (self $one, self $other): int => array_search($one->value, $delays, true) <=> array_search($other->value, $delays, true));

        return $timings;
    }
}
