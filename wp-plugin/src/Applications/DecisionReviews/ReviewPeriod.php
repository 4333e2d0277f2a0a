<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\Settings\EndOfDay;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\Management\Instants;
use Passerelle\Kernel\Clock;

/** Until when a review of a result can be asked for. It is stored with the result: another number of days counts for later ones. */
final readonly class ReviewPeriod
{
    public function __construct(private SettingsStore $settings, private InternalCalls $calls, private Clock $clock)
    {
    }

    /**
     * @param string $zone of the call
     * @return DateTimeImmutable|null of a result that is said now; null: the call has no reviews
     */
    public function until(Stage $stage, string $zone): ?DateTimeImmutable
    {
        $days = $this->settings->find($stage)->reviewDays;

        return $days === 0 ? null : EndOfDay::after($this->now(), $days, $zone);
    }

    public function ofSubmission(Submission $submission): ?DateTimeImmutable
    {
        $call = $this->calls->of($submission->application);

        return $call === null ? null : $this->until($submission->stage, Instants::zoneOf($call->record));
    }

    public function now(): DateTimeImmutable
    {
        return $this->clock->now();
    }
}
