<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\WordBlocks;
use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\GraphQL\SuggestionTypes;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\ContentReading;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\Outbox;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

final readonly class CatalogueModule implements Module, HasMigrations, HasHandlers, HasGraphQlTypes
{
    public const TITLE_SORT_LENGTH = 120;

    public Catalogue $catalogue;
    public Indexer $indexer;
    public EntryStore $store;
    public Blocks $blocks;
    public Search $search;
    public Alternatives $alternatives;
    public Suggestions $suggestions;
    public Finders $finders;
    public Candidates $candidates;
    public Limits $limits;
    public Filters $filters;
    public Verify $verify;
    public Rebuild $rebuild;
    public Cli $cli;
    private WordBlocks $wordBlocks;
    private Reindex $reindex;

    public function __construct(private Services $services, ContentReading $reading, Countries $countries, Sectors $sectors, Outbox $outbox)
    {
        $db = $services->database;
        $transaction = $services->transaction;
        $records = $reading->records;
        $values = new FacetValues($db);
        $vocabulary = new Vocabulary($db);
        $postings = new Postings($db);
        $this->limits = Limits::from($services->config);
        $this->filters = Filters::from($services->config);
        $entries = new Entries(new RecordText($reading->definitions, $countries, $sectors), $sectors, $this->filters);
        $this->blocks = new Blocks($db);
        $this->wordBlocks = new WordBlocks($db);
        $this->store = new EntryStore($db, $values, $vocabulary, $this->blocks, $this->wordBlocks);
        $this->indexer = new Indexer($entries, $this->store);
        $this->verify = new Verify($records, $entries, $this->store, $transaction);
        $this->rebuild = new Rebuild($db, $records, $this->indexer, $this->store, $transaction);
        $this->reindex = new Reindex($db, $services->clock, $transaction, $values, $this->rebuild, $outbox);
        $this->search = new Search($db, $services->clock, $this->limits, $vocabulary, $postings, $this->blocks, $this->filters);
        $this->suggestions = new Suggestions($db, $this->limits, $vocabulary, $postings, $this->blocks, $countries, $sectors);
        $this->catalogue = new DatabaseCatalogue($this->search, $this->suggestions, $this->indexer);
        $this->alternatives = new Alternatives($this->catalogue, $this->limits);
        $this->finders = new IndexFinders($db, $services->clock);
        $this->candidates = new IndexCandidates($db, $services->clock, $this->limits, $this->blocks);
        $this->cli = new Cli($this->verify, $this->rebuild);
    }

    public function register(): void
    {
        (new ReferenceWatch($this->reindex))->register();
        $this->cli->register();
    }

    public function handlers(): array
    {
        return [$this->reindex];
    }

    public function migrations(): array
    {
        return [
            ...Tables::migrations(),
            // Not 002, which filled the structure that 003 changed.
            new FillMigration('catalogue.004_fill', $this->rebuild),
            new WordBlocksMigration($this->wordBlocks, $this->services->transaction),
            new FillMigration('catalogue.008_fill_times', $this->rebuild),
            // Existing entries lack the values of a new filter.
            ...array_map(
                fn (Filter $filter): FillMigration => new FillMigration("catalogue.fill_filter_{$filter->name}", $this->rebuild),
                $this->filters->ofFields(),
            ),
        ];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleOpenState' => OpenState::cases(),
                'PasserelleOpenFilter' => [OpenState::Open, OpenState::Closed],
                'PasserelleClosingFilter' => $this->filters->all()[Filters::CLOSING]->source->values,
                'PasserelleDatesFilter' => $this->filters->all()[Filters::DATES]->source->values,
                'PasserelleSort' => Sort::cases(),
                'PasserelleSearchFilter' => $this->filters->names(),
                'PasserelleSuggestionKind' => SuggestionKind::cases(),
                'PasserelleProfileKind' => Kind::cases(),
            ]),
            new SuggestionTypes($this->catalogue),
        ];
    }
}
