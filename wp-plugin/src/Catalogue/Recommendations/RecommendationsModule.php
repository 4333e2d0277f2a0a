<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityIndex;
use Passerelle\Content\Records;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Catalogue\Recommendations\Ranking\ReasonCode;
use Passerelle\Catalogue\Recommendations\Waiting\NextStep;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;

/** The signed-in home: items for a person, each with its reasons, what waits for them, and their next steps. */
final readonly class RecommendationsModule implements HasMigrations, HasEnums
{
    public function __construct(private OpportunityIndex $index, private Records $records)
    {
    }

    public function migrations(): array
    {
        return [...RecommendationTables::migrations(), ...$this->index->migrations($this->records)];
    }

    public function enums(): array
    {
        return [
            'PasserelleNextStep' => NextStep::cases(),
            'PasserelleRecommendationCode' => ReasonCode::cases(),
            'PasserelleWaitingKind' => WaitingKind::cases(),
        ];
    }
}
