<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Reviews of decisions on applications. */
final readonly class DecisionReviewsModule implements Module, HasMigrations, HasEnums
{
    public function register(): void
    {
    }

    public function migrations(): array
    {
        return DecisionReviewTables::migrations();
    }

    public function enums(): array
    {
        return ['PasserelleDecisionReviewState' => DecisionReviewState::cases()];
    }
}
