<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;

/** Validators decide on what others submit. */
final readonly class ModerationModule implements HasMigrations, HasEnums
{
    public function migrations(): array
    {
        return ModerationTables::migrations();
    }

    public function enums(): array
    {
        return [
            'PasserelleDecision' => Decision::cases(),
            'PasserelleDecisionTarget' => Target::cases(),
            'PasserelleRejectionReason' => RejectionReason::cases(),
        ];
    }
}
