<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Applications\Decisions\Places\Placing\Basis;
use Passerelle\Applications\Decisions\Places\Plan\MinimumSource;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Decisions on applications. */
final readonly class DecisionsModule implements Module, HasMigrations, HasEnums
{
    public function register(): void
    {
    }

    public function migrations(): array
    {
        return DecisionTables::migrations();
    }

    public function enums(): array
    {
        return [
            'PasserelleDecisionKind' => DecisionKind::cases(),
            'PasserelleMinimumSource' => MinimumSource::cases(),
            'PasserelleOfferAnswer' => OfferAnswer::cases(),
            'PasserellePlaceBasis' => Basis::cases(),
        ];
    }
}
