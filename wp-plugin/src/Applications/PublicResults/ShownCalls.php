<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use DateTimeImmutable;
use Passerelle\Applications\DecisionReviews\ResultFinality;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Clock;

/** Whether the page of a call shows the result of an application now: the call says so, and the result is final. */
final readonly class ShownCalls
{
    public function __construct(private SettingsStore $settings, private ResultFinality $finality, private Clock $clock)
    {
    }

    public function show(Submission $submission): bool
    {
        return $this->settings->find($submission->stage)->showsResults && $this->finality->isFinal($submission);
    }

    public function now(): DateTimeImmutable
    {
        return $this->clock->now();
    }
}
