<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** Limits of the outbox, from limits.json. */
#[Factory('from')]
final readonly class OutboxLimits
{
    private const DAY = 86_400;

    /**
     * @param int $batch messages per run
     * @param int $leaseSeconds lifetime of a claim, longer than any handler runs
     * @param int $keepSeconds retention of sent messages
     * @param int $keepFailedSeconds of those given up
     */
    private function __construct(
        public int $batch,
        public int $leaseSeconds,
        public int $keepSeconds,
        public int $keepFailedSeconds,
    ) {
    }

    public static function from(Config $config): self
    {
        return new self(
            $config->limit('outbox', 'batch'),
            $config->limit('outbox', 'leaseSeconds'),
            $config->limit('outbox', 'keepDays') * self::DAY,
            $config->limit('outbox', 'keepFailedDays') * self::DAY,
        );
    }
}
