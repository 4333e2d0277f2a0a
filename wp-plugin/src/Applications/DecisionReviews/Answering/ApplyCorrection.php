<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Stages\NextStage;
use Passerelle\Applications\Submissions\AdvancedSubmissions;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;

/** Puts an application into the state of its corrected result; one that is advanced gets its draft of the next stage. */
final readonly class ApplyCorrection
{
    public function __construct(private SubmissionStore $submissions, private NextStage $next, private AdvancedSubmissions $advanced)
    {
    }

    /** @throws DomainError stage_not_ready */
    public function __invoke(Submission $submission, DecisionKind $kind): void
    {
        $this->submissions->decide($submission, $kind->state());
        if ($kind === DecisionKind::Advanced) {
            $this->next->require($submission->stage);
            $this->advanced->begin([$submission->id]);
        }
    }
}
