<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Applications\Handling\HandlingStep;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Timeline\TimelineEvent;

/** Result of checking an application against what the call says about who may apply. */
enum EligibilityResult: string
{
    case Eligible = 'eligible';
    case Ineligible = 'ineligible';

    public function state(): SubmissionState
    {
        return match ($this) {
            self::Eligible => SubmissionState::Eligible,
            self::Ineligible => SubmissionState::Ineligible,
        };
    }

    public function step(): HandlingStep
    {
        return match ($this) {
            self::Eligible => HandlingStep::FindEligible,
            self::Ineligible => HandlingStep::FindIneligible,
        };
    }

    public function event(): TimelineEvent
    {
        return match ($this) {
            self::Eligible => TimelineEvent::Eligible,
            self::Ineligible => TimelineEvent::Ineligible,
        };
    }
}
