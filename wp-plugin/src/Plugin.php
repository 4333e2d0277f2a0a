<?php

declare(strict_types=1);

namespace Passerelle;

use LogicException;
use Passerelle\Accounts\AccountsModule;
use Passerelle\Accounts\Memberships;
use Passerelle\Accounts\Policy;
use Passerelle\Calls\CallDefinition;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\Titles;
use Passerelle\Content\Content;
use Passerelle\Content\ContentModule;
use Passerelle\Content\Definitions;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Listeners;
use Passerelle\Content\RecordMapper;
use Passerelle\Content\Storage;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\WpRecords;
use Passerelle\Content\WpReferences;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Events\EventDefinition;
use Passerelle\Files\FileIndex;
use Passerelle\Initiatives\InitiativeDefinition;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Migrations\MigrationsModule;
use Passerelle\Kernel\Migrations\Migrator;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\SystemClock;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Languages;
use Passerelle\Languages\LanguagesModule;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Projects\ProjectDefinition;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\ReferenceModule;
use Passerelle\Reference\Terms;
use Passerelle\Resources\ResourceDefinition;
use Passerelle\Structures\MembershipLedger;
use Passerelle\Structures\StructureDefinition;
use Passerelle\Structures\StructuresModule;
use Passerelle\Trainings\TrainingDefinition;

/** The composition root: builds each module with what it needs, then registers hooks. */
final class Plugin
{
    private static ?self $running = null;

    /** @param list<Module> $modules */
    private function __construct(
        private readonly array $modules,
        public readonly Content $content,
        public readonly Languages $languages,
        public readonly Policy $policy,
        public readonly Transaction $transaction,
        public readonly Database $database,
        public readonly Migrator $migrator,
    ) {
    }

    public static function build(): self
    {
        global $wpdb;

        $config = Config::fromDirectory(dirname(__DIR__) . '/config');
        $clock = new SystemClock();
        $db = new Database($wpdb);
        $transaction = new Transaction($wpdb);

        // Rights
        $memberships = new Memberships($db);
        $policy = new Policy(AccountsModule::rules($memberships));

        // Content: reading
        $definitions = new Definitions(
            new InitiativeDefinition($config),
            new CallDefinition($config),
            new EventDefinition($config),
            new ResourceDefinition($config),
            new TrainingDefinition($config),
            new ProjectDefinition($config),
            new CommunityProfileDefinition($config),
            new StructureDefinition($config),
        );
        $languages = new Languages($db);
        $slugs = new UniqueSlugs($languages, $definitions->postTypes());
        $ledgers = [new MembershipLedger($db)];
        $records = new WpRecords($db, $languages, $definitions, new RecordMapper($definitions, $languages), $ledgers);
        $files = new FileIndex($db);

        // Told of every change inside its transaction, in this order
        $listeners = new Listeners();

        // Content: writing
        $references = new WpReferences($db, $records, $files, IsoCodes::all(), $config->sectorKeys());
        $validator = new Validator($references);
        $storage = new Storage($db, $languages, $slugs, $definitions, $ledgers);
        $formerSlugs = new FormerSlugs($db, $records);
        $titles = new Titles($config, $validator, $slugs);
        $save = new SaveContent($transaction, $records, $definitions, $validator, $titles, $storage, $policy, $listeners, $formerSlugs);
        $content = new Content($definitions, $records, $storage, $formerSlugs, $save);

        $modules = [
            new LanguagesModule($slugs, $definitions->postTypes()),
            AccountsModule::build($memberships),
            new ReferenceModule($config, new Terms($db)),
            new ContentModule($definitions),
            new StructuresModule(),
        ];
        $migrator = new Migrator($db, $clock, self::migrations($modules));

        return new self(
            [...$modules, new MigrationsModule($migrator)],
            $content,
            $languages,
            $policy,
            $transaction,
            $db,
            $migrator,
        );
    }

    public function register(): void
    {
        self::$running = $this;
        foreach ($this->modules as $module) {
            $module->register();
        }
    }

    /** The plugin of this process, for what stands outside it: command line, demo content, tests. */
    public static function running(): self
    {
        return self::$running ?? throw new LogicException('The plugin is not active.');
    }

    /**
     * @param list<Module> $modules
     * @return list<\Passerelle\Kernel\Migrations\Migration>
     */
    private static function migrations(array $modules): array
    {
        $migrations = [];
        foreach ($modules as $module) {
            array_push($migrations, ...($module instanceof HasMigrations ? $module->migrations() : []));
        }

        return $migrations;
    }
}
