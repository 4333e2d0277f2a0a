<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\Review\Assignment\AssignmentState;
use Passerelle\Applications\Review\Conflicts\ConflictKind;
use Passerelle\Applications\Review\Guests\GuestFields;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Reviews of applications. */
final readonly class ReviewModule implements Module, HasMigrations, HasEnums
{
    public function __construct(private ReviewCapability $capability, private GuestFields $guests)
    {
    }

    public function register(): void
    {
        $this->capability->register();
        $this->guests->register();
    }

    public function migrations(): array
    {
        return ReviewTables::migrations();
    }

    public function enums(): array
    {
        return [
            'PasserelleAssignmentState' => AssignmentState::cases(),
            'PasserelleConflictKind' => ConflictKind::cases(),
            'PasserelleReviewAction' => ReviewAction::cases(),
            'PasserelleReviewerState' => ReviewerState::cases(),
        ];
    }
}
