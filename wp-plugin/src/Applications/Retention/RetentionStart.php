<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\Deadline;
use Passerelle\Applications\Decisions\FinalResults;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
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

    /** @return DateTimeImmutable|null null: the call may still receive the application, or something is undecided; drafts have no result */
    public function of(InternalCall $call, Submission $submission): ?DateTimeImmutable
    {
        $start = $this->closingFor($call, $submission->application);
        if ($start === null || !$submission->application->wasSent() || !$this->results->areBegun($call->record->groupId)) {
            return $start;
        }
        $final = $this->results->since($call->record->groupId);

        return $final === null ? null : max($start, $final);
    }

    private function closingFor(InternalCall $call, Application $application): ?DateTimeImmutable
    {
        $closing = $this->closing($call);
        $late = $application->late?->until;

        return match (true) {
            $closing === null, Deadline::of($call, $application)->isOpen() => null,
            default => $late === null || $late > $this->clock->now() ? $closing : max($closing, $late),
        };
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
