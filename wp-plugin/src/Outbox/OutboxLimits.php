<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Config;

/** The numbers of limits.json that the outbox works with. */
final readonly class OutboxLimits
{
    private const DAY = 86_400;

    /**
     * @param int $batch messages of one run
     * @param int $leaseSeconds a claim's life, longer than any handler takes
     * @param int $keepSeconds how long a sent message is kept
     */
    private function __construct(
        public int $batch,
        public int $leaseSeconds,
        public int $keepSeconds,
    ) {
    }

    public static function from(Config $config): self
    {
        return new self(
            $config->limit('outbox', 'batch'),
            $config->limit('outbox', 'leaseSeconds'),
            $config->limit('outbox', 'keepDays') * self::DAY,
        );
    }
}
