<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Composition\Limit;

/** Until when an application is stored, as its call is now. */
final readonly class RetentionEnd
{
    /**
     * @param int $months of what was sent, where the call says nothing
     * @param int $draftMonths of what was never sent, and never longer than what was
     * @param int $allowed months at most, whatever the call says
     */
    public function __construct(
        private InternalCalls $calls,
        private RetentionStart $start,
        #[Limit('applicationRetention', 'months')] private int $months,
        #[Limit('applicationRetention', 'draftMonths')] private int $draftMonths,
        #[Limit('numbers', 'applicationsKeptMonths')] private int $allowed,
    ) {
    }

    /** @return DateTimeImmutable|null null: not foreseen yet */
    public function of(Submission $submission): ?DateTimeImmutable
    {
        $application = $submission->application;
        $call = $this->calls->ofGroups([$application->callGroup], $application->language)[$application->callGroup] ?? null;
        // A call that is gone receives nothing any more.
        $start = $call === null ? $submission->changedAt : $this->start->of($call);
        $months = min($this->allowed, max(1, $call?->monthsKept() ?? $this->months));

        return $start === null ? null : Months::after($start, $submission->wasSent() ? $months : min($months, $this->draftMonths));
    }
}
