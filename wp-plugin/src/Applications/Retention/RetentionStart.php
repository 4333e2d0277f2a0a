<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\InternalCall;
use Passerelle\Kernel\Clock;

/**
 * The instant from which the retention of applications to a call counts: the closing of its last stage, since nothing is decided on the
 * platform yet. Final results will replace it here, and hold what is undecided.
 */
final readonly class RetentionStart
{
    public function __construct(private Clock $clock)
    {
    }

    /** @return DateTimeImmutable|null null: the call may still receive applications */
    public function of(InternalCall $call): ?DateTimeImmutable
    {
        $closing = $call->closesAt();
        if ($closing !== null && $closing < $this->clock->now()) {
            return $closing;
        }

        // Ended by hand before its closing, or without one: since it was last changed.
        return $call->isOver() ? $call->record->modifiedAt : null;
    }
}
