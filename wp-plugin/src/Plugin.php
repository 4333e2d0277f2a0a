<?php

declare(strict_types=1);

namespace Passerelle;

use LogicException;
use Passerelle\Accounts\AccountsModule;
use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Memberships;
use Passerelle\Accounts\Policy;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Admin\AdminModule;
use Passerelle\Admin\Security\SecurityLogScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\ProxyRequest;
use Passerelle\Auth\RequestNetwork;
use Passerelle\Auth\Social\SocialModule;
use Passerelle\Auth\Switching\SwitchingModule;
use Passerelle\Auth\TokenKeys;
use Passerelle\Auth\WordPress\BreakGlass;
use Passerelle\Auth\WordPress\WordPressModule;
use Passerelle\Calls\CallDefinition;
use Passerelle\Catalogue\CatalogueModule;
use Passerelle\Consent\ConsentModule;
use Passerelle\Contact\ContactModule;
use Passerelle\Content\Content;
use Passerelle\Content\ContentModule;
use Passerelle\Content\ContentReading;
use Passerelle\Content\Definitions;
use Passerelle\Content\Listeners;
use Passerelle\Content\WpReferences;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Directory\PublicProfiles;
use Passerelle\EmailChange\EmailChangeModule;
use Passerelle\Events\EventDefinition;
use Passerelle\Files\Files;
use Passerelle\Files\FilesModule;
use Passerelle\Files\Scanning\Clamd;
use Passerelle\GraphQL\Schema;
use Passerelle\Hardening\HardeningModule;
use Passerelle\Initiatives\InitiativeDefinition;
use Passerelle\Invalidation\Dependants;
use Passerelle\Invalidation\Frontend;
use Passerelle\Invalidation\InvalidationModule;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\MigrationsModule;
use Passerelle\Kernel\Migrations\Migrator;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\SystemClock;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\LanguagesModule;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Privacy\PrivacyModule;
use Passerelle\Projects\ProjectDefinition;
use Passerelle\Reference\Countries;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\ReferenceModule;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Resources\ResourceDefinition;
use Passerelle\Security\LogHashes;
use Passerelle\Security\SecurityModule;
use Passerelle\Settings\SettingsModule;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\SiteModule;
use Passerelle\Sitemap\Sitemap;
use Passerelle\Structures\MembershipCleanup;
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
        public readonly ContentReading $reading,
        public readonly Files $files,
        public readonly Policy $policy,
        public readonly Transaction $transaction,
        public readonly Database $database,
        public readonly Migrator $migrator,
        public readonly CatalogueModule $catalogue,
        public readonly OutboxModule $outbox,
        public readonly MailModule $mail,
        public readonly AuthModule $auth,
        public readonly WordPressModule $wordPress,
        public readonly PrivacyModule $privacy,
        public readonly SecurityModule $security,
    ) {
    }

    public static function build(): self
    {
        global $wpdb;

        $config = Config::fromDirectory(dirname(__DIR__) . '/config');
        $clock = new SystemClock();
        $db = new Database($wpdb);
        $transaction = new Transaction($wpdb);

        $security = SecurityModule::build($db, $transaction, $clock, $config, LogHashes::configured(), new RequestNetwork(new ProxyRequest()));

        // Rights
        $memberships = new Memberships($db);
        $policy = new Policy(AccountsModule::rules($memberships));
        $viewers = new ViewerFactory();

        // Reading
        $membershipLedger = new MembershipLedger($db);
        $reading = ContentReading::build($db, self::definitions($config), $membershipLedger);
        $outbox = OutboxModule::build($db, $transaction, $clock, $config);
        $files = Files::build($config, $db, $transaction, $clock, $reading, $policy, new HomePlans(), $outbox->outbox, Clamd::configured($config));

        $terms = new Terms($db);
        $countries = new Countries($terms);
        $sectors = new Sectors($terms);
        $catalogue = CatalogueModule::build(
            $db,
            $transaction,
            $clock,
            $config,
            $reading->definitions,
            $reading->records,
            $countries,
            $sectors,
            $outbox,
        );
        $invalidation = InvalidationModule::build(
            $outbox,
            new Dependants($db, $reading->definitions, $reading->records),
            $clock,
            $config,
            Frontend::configured(),
        );

        $outbox->dispatcher->handle(...$files->handlers(static fn (int $fileId) => $invalidation->announce($files->tags($fileId))));

        // Told of every change inside its transaction, in this order
        $listeners = new Listeners(
            $files->uses,
            new MembershipCleanup($reading->records, $membershipLedger),
            $catalogue->indexer,
            $invalidation->listener,
        );

        // Writing
        $references = new WpReferences($db, $reading->records, $files->uses, IsoCodes::all(), $config->sectorKeys());
        $content = Content::build($reading, $references, $policy, $listeners, $config, $db, $transaction, $clock);

        $consent = ConsentModule::build($db, $config, $clock);

        $mail = MailModule::build($outbox, $clock, $config);
        $auth = AuthModule::build($db, $transaction, $clock, $config, $viewers, $outbox, $mail, TokenKeys::configured());
        $contact = ContactModule::build($db, $transaction, $clock, $config, $auth->throttle, $mail);
        $social = SocialModule::build($db, $transaction, $clock, $auth, $mail, $viewers);
        $switching = SwitchingModule::build($db, $clock, $config, $auth->sessions, $viewers);

        $wordPress = WordPressModule::build(
            dirname(__DIR__) . '/passerelle.php',
            $db,
            $config,
            $auth,
            $switching->switching,
            $viewers,
            BreakGlass::isConfigured(),
        );

        $interests = new Interests($sectors, $countries);
        $settings = SettingsModule::build($transaction, $clock, $config, $interests, $auth);
        $emailChange = EmailChangeModule::build($db, $transaction, $clock, $config, $viewers, $auth, $social->identities, $settings->currentPassword, $mail);
        $privacy = PrivacyModule::build(
            $db,
            $transaction,
            $clock,
            $config,
            $reading,
            $content,
            $files,
            new HomePlans(),
            $interests,
            $viewers,
            $auth,
            $settings->currentPassword,
            $outbox,
            $mail,
            TokenKeys::configured(),
        );

        $modules = [
            // First: what WordPress does not answer at all needs nothing else of the plugin
            HardeningModule::build($config, $viewers, $auth->request, $reading->languages, $security->counts),
            $security,
            new LanguagesModule($reading->slugs, $reading->definitions->postTypes()),
            AccountsModule::build($memberships),
            $auth,
            $privacy,
            $switching,
            $wordPress,
            $social,
            $emailChange,
            new ContentModule($reading->definitions, $content->coreChanges),
            new StructuresModule(),
            AdminModule::build(
                dirname(__DIR__) . '/passerelle.php',
                $config,
                $db,
                $transaction,
                $content,
                $policy,
                $files,
                $countries,
                $sectors,
                $references,
                $switching->switching,
                $wordPress->sessions,
            ),
            new SecurityLogScreen(new Texts(), $security->events, $security->hashes, $config),
            new FilesModule($files, $viewers),
            $outbox,
            $catalogue,
            $invalidation,
            $consent,
            $contact,
            new SiteModule(),
            // After the outbox, whose table its first terms are announced in
            new ReferenceModule($config, $terms),
            Schema::module(
                $reading,
                $catalogue,
                new PublicProfiles($db),
                $policy,
                $viewers,
                $countries,
                $sectors,
                $files,
                $config,
                $clock,
                $consent,
                Sitemap::from($db, $config),
                $auth,
                $settings,
                $privacy,
                $switching->switching,
                $social,
                $emailChange,
                $contact->contactTeam,
                $content->translate,
            ),
        ];
        $migrator = new Migrator($db, $clock, self::migrations($modules));
        $modules[] = new MigrationsModule($migrator);

        return new self(
            $modules,
            $content,
            $reading,
            $files,
            $policy,
            $transaction,
            $db,
            $migrator,
            $catalogue,
            $outbox,
            $mail,
            $auth,
            $wordPress,
            $privacy,
            $security,
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

    private static function definitions(Config $config): Definitions
    {
        return new Definitions(
            new InitiativeDefinition($config),
            new CallDefinition($config),
            new EventDefinition($config),
            new ResourceDefinition($config),
            new TrainingDefinition($config),
            new ProjectDefinition($config),
            new CommunityProfileDefinition($config),
            new StructureDefinition($config),
        );
    }

    /**
     * @param list<Module> $modules
     * @return list<Migration>
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
