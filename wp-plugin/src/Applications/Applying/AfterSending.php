<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\EligibilityCheck\EligibilityDecisions;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\GraphQL\Times;

/** What was asked and decided after an application was sent, for those who read it. */
final readonly class AfterSending
{
    public function __construct(private ApplicationSteps $steps, private EligibilityDecisions $decisions)
    {
    }

    /** @return array<string, mixed>|null null: nothing is asked */
    public function completion(Submission $submission): ?array
    {
        $completion = $submission->completion;

        return $completion === null || $submission->application->withdrawnAt !== null ? null : [
            'askedAt' => Times::text($completion->askedAt),
            'isOver' => $this->steps->isOver($submission),
            'questions' => $completion->questions,
            'reason' => $completion->reason->value,
            'text' => $completion->text,
            'until' => Times::text($completion->until),
        ];
    }

    /** @return array<string, mixed>|null null: its eligibility was not decided */
    public function eligibility(Submission $submission): ?array
    {
        $decision = $submission->state->isChecked() ? $this->decisions->of([$submission->id])[$submission->id] ?? null : null;

        return $decision === null ? null : [
            'criterion' => $decision->quoted,
            'decidedAt' => Times::text($decision->decidedAt),
            'reason' => $decision->reason?->value,
            'text' => $decision->text,
        ];
    }
}
