<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;

/** Until when an application is stored, as its call is now. */
final readonly class RetentionEnd
{
    public function __construct(private InternalCalls $calls, private RetentionStart $start, private RetentionPeriod $period)
    {
    }

    /** @return DateTimeImmutable|null null: not foreseen yet */
    public function of(Submission $submission): ?DateTimeImmutable
    {
        $application = $submission->application;
        $call = $this->calls->of($application);
        // A call that is gone receives nothing any more.
        $start = $call === null ? $submission->changedAt : $this->start->of($call, $submission);

        return $start === null ? null : Months::after($start, $submission->wasSent() ? $this->period->ofSent($call) : $this->period->ofDrafts($call));
    }
}
