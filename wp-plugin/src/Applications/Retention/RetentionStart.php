<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\FinalResults;
use Passerelle\Applications\InternalCall;
use Passerelle\Kernel\Clock;

/**
 * The instant from which the retention of applications to a call counts: its final result, where decisions are made on the platform, which
 * holds them while something is undecided; else the closing of its last stage.
 */
final readonly class RetentionStart
{
    public function __construct(private Clock $clock, private FinalResults $results)
    {
    }

    /**
     * @param bool $wasSent of an application; drafts have no result
     * @return DateTimeImmutable|null null: the call may still receive applications, or something is undecided
     */
    public function of(InternalCall $call, bool $wasSent): ?DateTimeImmutable
    {
        $start = $this->closing($call);
        if ($start === null || !$wasSent || !$this->results->areBegun($call->record->groupId)) {
            return $start;
        }
        $final = $this->results->since($call->record->groupId);

        return $final === null ? null : max($start, $final);
    }

    /** @return DateTimeImmutable|null since when the call receives nothing any more; null: it still may */
    public function closing(InternalCall $call): ?DateTimeImmutable
    {
        $closing = $call->closesAt();
        if ($closing !== null && $closing < $this->clock->now()) {
            return $closing;
        }

        // Ended by hand before its closing, or without one: since it was last changed.
        return $call->isOver() ? $call->record->modifiedAt : null;
    }
}
