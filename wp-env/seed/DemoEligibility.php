<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;

/** Checks the eligibility of all applications to a call, by those who run it. */
final readonly class DemoEligibility
{
    public const MANAGER = 'operateur';

    public function __construct(private DemoPast $past)
    {
    }

    /** @param list<array{applicant: string, stated: int, text: string}> $ineligible the other ones are eligible */
    public function check(Record $call, array $ineligible): void
    {
        $check = $this->past->plugin->get(CheckEligibility::class);
        $submissions = $this->past->plugin->get(SubmissionStore::class);
        $decisions = [];
        foreach ($ineligible as ['applicant' => $login, 'stated' => $stated, 'text' => $text]) {
            $decisions[$this->past->viewer($login)->id] = EligibilityInput::of(EligibilityResult::Ineligible, IneligibilityReason::Stated, $stated, $text, mb_strlen($text));
        }
        $eligible = EligibilityInput::of(EligibilityResult::Eligible, null, null, '', 0);
        foreach ($this->past->plugin->get(ReviewedApplications::class)->ofStage(Stage::first($call->groupId)) as $application) {
            $item = ['id' => $application->id, 'version' => $submissions->find($application->id)->handling ?? 0];
            $check($this->past->viewer(self::MANAGER), [$item], $decisions[$application->userId] ?? $eligible);
        }
    }
}
