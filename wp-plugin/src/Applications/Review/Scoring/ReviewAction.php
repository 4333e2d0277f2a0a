<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

use Passerelle\Applications\Review\Assignment\AssignmentState;

/** What a reviewer does with an assignment besides scoring. */
enum ReviewAction: string
{
    case Accept = 'accept';
    case Decline = 'decline';
    /** With a reason: what was scored is not counted. */
    case Recuse = 'recuse';
    /** The same because of a conflict of interest, which stays. */
    case DeclareConflict = 'declareConflict';

    /** @return non-empty-list<AssignmentState> */
    public function states(): array
    {
        return match ($this) {
            self::Accept, self::Decline => [AssignmentState::Asked],
            self::Recuse => [AssignmentState::Accepted, AssignmentState::Done],
            self::DeclareConflict => [AssignmentState::Asked, AssignmentState::Accepted, AssignmentState::Done],
        };
    }

    public function to(): AssignmentState
    {
        return match ($this) {
            self::Accept => AssignmentState::Accepted,
            self::Decline => AssignmentState::Declined,
            self::Recuse, self::DeclareConflict => AssignmentState::Recused,
        };
    }

    public function needsReason(): bool
    {
        return $this->to() === AssignmentState::Recused;
    }

    /** @return list<self> */
    public static function in(AssignmentState $state): array
    {
        return array_values(array_filter(self::cases(), static fn (self $each): bool => in_array($state, $each->states(), true)));
    }
}
