<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Applications\Submissions\SubmissionState;

/** What is decided on an application. */
enum DecisionKind: string
{
    /** Among those of which some will be selected. */
    case Shortlisted = 'shortlisted';
    /** Goes on to the next stage of the call. */
    case Advanced = 'advanced';
    /** Moves up in its order when an offer is declined or lapses. */
    case WaitingList = 'waiting_list';
    /** An offer, which the applicant confirms or declines. */
    case Selected = 'selected';
    case NotSelected = 'not_selected';

    public function state(): SubmissionState
    {
        return match ($this) {
            self::Shortlisted => SubmissionState::Shortlisted,
            self::Advanced => SubmissionState::Advanced,
            self::WaitingList => SubmissionState::WaitingList,
            self::Selected => SubmissionState::Selected,
            self::NotSelected => SubmissionState::NotSelected,
        };
    }

    /** Whether it fills one of the places of the stage. */
    public function takesPlace(): bool
    {
        return $this === self::Selected || $this === self::Advanced;
    }

    /** @return list<self> what an upheld review may put in the place of a result in this state: never a worse one; it is advanced only where there is a next stage */
    public static function correcting(SubmissionState $state): array
    {
        return match ($state) {
            SubmissionState::NotSelected => [self::Advanced, self::Selected, self::WaitingList, self::Shortlisted],
            SubmissionState::WaitingList => [self::Advanced, self::Selected, self::Shortlisted],
            SubmissionState::Shortlisted => [self::Advanced, self::Selected],
            SubmissionState::Revoked => [self::Selected],
            default => [],
        };
    }

    /** Whether it may be decided on a submission in this state: an offer, an advance, a refusal and what followed them are final. */
    public function follows(SubmissionState $state): bool
    {
        return match ($state) {
            SubmissionState::Eligible => true,
            SubmissionState::Shortlisted, SubmissionState::WaitingList => $this->state() !== $state,
            default => false,
        };
    }
}
