<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

/** Delay after a failed attempt: exponential, with jitter. */
final readonly class Backoff
{
    private const FIRST = 2;
    private const MAX_DOUBLINGS = 20;

    /**
     * @param int $attempts made so far, from 1
     * @param int $max seconds
     * @return int seconds, between half of the full wait and the full wait
     */
    public static function seconds(int $attempts, int $max): int
    {
        $full = min($max, self::FIRST * 2 ** min(max(0, $attempts - 1), self::MAX_DOUBLINGS));

        return random_int(max(1, intdiv($full, 2)), max(1, $full));
    }
}
