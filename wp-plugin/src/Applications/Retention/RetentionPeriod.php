<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Applications\InternalCall;
use Passerelle\Kernel\Composition\Limit;

/** How many months applications are stored. */
final readonly class RetentionPeriod
{
    /**
     * @param int $months of what was sent, where the call says nothing
     * @param int $draftMonths of what was never sent, and never longer than what was
     * @param int $allowed at most, whatever the call says
     */
    public function __construct(
        #[Limit('applicationRetention', 'months')] private int $months,
        #[Limit('applicationRetention', 'draftMonths')] private int $draftMonths,
        #[Limit('numbers', 'applicationsKeptMonths')] private int $allowed,
    ) {
    }

    /** @param InternalCall|null $call null: it is gone */
    public function ofSent(?InternalCall $call): int
    {
        return min($this->allowed, max(1, $call?->monthsKept() ?? $this->months));
    }

    public function ofDrafts(?InternalCall $call): int
    {
        return min($this->draftMonths, $this->ofSent($call));
    }
}
