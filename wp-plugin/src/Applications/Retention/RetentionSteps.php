<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Clock;

/** What is due of the retention of an application now. */
final readonly class RetentionSteps
{
    public function __construct(private RetentionEnd $end, private RetentionTimes $times, private Clock $clock)
    {
    }

    public function next(Submission $submission): RetentionStep
    {
        return (new RetentionPlan($this->times))->next($submission->application->standing, $this->end->of($submission), $this->clock->now());
    }
}
