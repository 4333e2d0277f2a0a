<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Spelling\FillSpellings;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

final readonly class CatalogueModule implements Module, HasMigrations, HasEnums
{
    public const TITLE_SORT_LENGTH = 120;

    public function __construct(
        private Rebuild $rebuild,
        private WordBlocksMigration $wordBlocks,
        private Filters $filters,
        private Cli $cli,
        private FillSpellings $spellings,
    ) {
    }

    public function register(): void
    {
        $this->cli->register();
    }

    public function migrations(): array
    {
        return [
            ...Tables::migrations(),
            // Not 002, which filled the structure that 003 changed.
            new FillMigration('catalogue.004_fill', $this->rebuild),
            $this->wordBlocks,
            new FillMigration('catalogue.008_fill_times', $this->rebuild),
            // Adds the dates of trainings.
            new FillMigration('catalogue.009_fill_training_times', $this->rebuild),
            $this->spellings,
            // Existing entries lack the values of a new filter.
            ...array_map(
                fn (Filter $filter): FillMigration => new FillMigration("catalogue.fill_filter_{$filter->name}", $this->rebuild),
                $this->filters->ofFields(),
            ),
        ];
    }

    public function enums(): array
    {
        return [
            'PasserelleOpenState' => OpenState::cases(),
            'PasserelleOpenFilter' => [OpenState::Open, OpenState::Upcoming, OpenState::Closed],
            'PasserelleClosingFilter' => $this->filters->all()[Filters::CLOSING]->source->values,
            'PasserelleDatesFilter' => $this->filters->all()[Filters::DATES]->source->values,
            'PasserelleSort' => Sort::cases(),
            'PasserelleSearchFilter' => $this->filters->names(),
            'PasserelleSuggestionKind' => SuggestionKind::cases(),
            'PasserelleProfileKind' => Kind::cases(),
        ];
    }
}
