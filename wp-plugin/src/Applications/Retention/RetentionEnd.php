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
        // What was sent is stored with what may still be sent at a later stage.
        $dated = $call === null || !$application->wasSent() ? $call : $this->calls->atLastStage($call);
        // A call that is gone receives nothing any more.
        $start = $dated === null ? $submission->changedAt : $this->start->of($dated, $submission);

        return $start === null ? null : Months::after($start, $application->wasSent() ? $this->period->ofSent($call) : $this->period->ofDrafts($call));
    }
}
