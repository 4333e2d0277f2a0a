<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\WordBlocks;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\Definitions;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

final readonly class CatalogueModule implements Module, HasMigrations
{
    public const TITLE_SORT_LENGTH = 120;

    private function __construct(
        public Indexer $indexer,
        public EntryStore $store,
        public Blocks $blocks,
        public Search $search,
        public Alternatives $alternatives,
        public Suggestions $suggestions,
        public Finders $finders,
        public Limits $limits,
        public Verify $verify,
        public Rebuild $rebuild,
        public Cli $cli,
        private ReferenceWatch $referenceWatch,
        private WordBlocksMigration $wordBlocks,
    ) {
    }

    public static function build(
        Database $db,
        Transaction $transaction,
        Clock $clock,
        Config $config,
        Definitions $definitions,
        Records $records,
        Countries $countries,
        Sectors $sectors,
        OutboxModule $outbox,
    ): self {
        $limits = Limits::from($config);
        $values = new FacetValues($db);
        $vocabulary = new Vocabulary($db);
        $blocks = new Blocks($db);
        $postings = new Postings($db);
        $wordBlocks = new WordBlocks($db);
        $store = new EntryStore($db, $values, $vocabulary, $blocks, $wordBlocks);
        $entries = new Entries(new RecordText($definitions, $countries, $sectors), $sectors);
        $indexer = new Indexer($entries, $store);
        $verify = new Verify($records, $entries, $store, $transaction);
        $rebuild = new Rebuild($db, $records, $indexer, $store, $transaction);
        $reindex = new Reindex($db, $clock, $transaction, $values, $rebuild, $outbox->outbox);
        $outbox->dispatcher->handle($reindex);

        $search = new Search($db, $clock, $limits, $vocabulary, $postings, $blocks);

        return new self(
            $indexer,
            $store,
            $blocks,
            $search,
            new Alternatives($search, $limits),
            new Suggestions($db, $limits, $vocabulary, $postings, $blocks, $countries, $sectors),
            new Finders($db, $clock),
            $limits,
            $verify,
            $rebuild,
            new Cli($verify, $rebuild),
            new ReferenceWatch($reindex),
            new WordBlocksMigration($wordBlocks, $transaction),
        );
    }

    public function register(): void
    {
        $this->referenceWatch->register();
        if (defined('WP_CLI') && WP_CLI) {
            $this->cli->registerWithWpCli();
        }
    }

    public function migrations(): array
    {
        return [
            ...Tables::migrations(),
            // 002 filled the form that 003 changed.
            new FillMigration('catalogue.004_fill', $this->rebuild),
            $this->wordBlocks,
        ];
    }
}
