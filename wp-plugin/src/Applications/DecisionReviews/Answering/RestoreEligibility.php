<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\EligibilityCheck\EligibilityDecision;
use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Viewer;

/** Finds an application eligible whose review was upheld: it is reviewed and decided as the others are. */
final readonly class RestoreEligibility
{
    public function __construct(private EligibilityDecisions $eligibility, private SubmissionStore $submissions, private Timeline $timeline, private Clock $clock)
    {
    }

    public function __invoke(Viewer $viewer, Submission $submission): void
    {
        $now = $this->clock->now();
        $this->submissions->decide($submission, SubmissionState::Eligible);
        $this->eligibility->save($submission->id, new EligibilityDecision(null, '', '', $submission->sentNumber, $viewer->id, $now));
        $this->timeline->add($submission->application->id, TimelineEvent::Eligible, $viewer->id, ['number' => $submission->sentNumber], $now);
    }
}
