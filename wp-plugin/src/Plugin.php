<?php

declare(strict_types=1);

namespace Passerelle;

use LogicException;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\NameKeys;
use Passerelle\Admin\AdminModule;
use Passerelle\Admin\Newsletter\NewsletterScreens;
use Passerelle\Admin\Mails\OperationScreens;
use Passerelle\Admin\Oversight\OversightScreens;
use Passerelle\Admin\Privacy\PrivacyScreens;
use Passerelle\Admin\Structures\StructureScreens;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\Audit\AuditKeys;
use Passerelle\Security\Audit\AuditModule;
use Passerelle\Auth\Accounts\AccountAudit;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Passwords\PasswordGuard;
use Passerelle\Auth\Throttling\RequestNetwork;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Auth\WordPress\BreakGlass;
use Passerelle\Auth\WordPress\WordPressModule;
use Passerelle\Calls\Links\CallLinksModule;
use Passerelle\Calls\Management\CallListeners;
use Passerelle\Calls\Management\CallManagementModule;
use Passerelle\Calls\Notices\CallNoticesModule;
use Passerelle\Catalogue\CatalogueListener;
use Passerelle\Catalogue\CatalogueModule;
use Passerelle\Site\Consent\ConsentModule;
use Passerelle\Site\Contact\ContactModule;
use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\OwnerRules;
use Passerelle\Content\Content;
use Passerelle\Content\ContentModule;
use Passerelle\Content\ContentReading;
use Passerelle\Content\Definitions;
use Passerelle\Content\Dependants;
use Passerelle\Content\DuePosts;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Listeners;
use Passerelle\Content\Proposals\ProposalCleanup;
use Passerelle\Content\RecordAudit;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\ReferringRecords;
use Passerelle\Content\StoredSubjects;
use Passerelle\Content\WpReferences;
use Passerelle\Content\ZoneUpdate;
use Passerelle\Directory\DirectoryModule;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Files\Files;
use Passerelle\Files\FilesModule;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Files\Scanning\Clamd;
use Passerelle\Files\Uploads\UploadsModule;
use Passerelle\GraphQL\Gate;
use Passerelle\GraphQL\GraphQLModule;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\GraphQL\Limits\Rules;
use Passerelle\Security\Hardening\HardeningModule;
use Passerelle\GraphQL\Idempotency\IdempotencyModule;
use Passerelle\Presentation\Invalidation\DirectoryPages;
use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Presentation\Invalidation\InvalidationModule;
use Passerelle\Presentation\Invalidation\Tags;
use Passerelle\Invitations\InvitationsModule;
use Passerelle\Invitations\Inviting;
use Passerelle\Invitations\StoredAcceptances;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\MigrationsModule;
use Passerelle\Kernel\Migrations\Migrator;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\SystemClock;
use Passerelle\Kernel\Tasks\DailyTasks;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\LanguagesModule;
use Passerelle\Content\Locks\LocksModule;
use Passerelle\Mail\MailModule;
use Passerelle\Directory\Members\MembersModule;
use Passerelle\Directory\Members\RolesInWordPress;
use Passerelle\Structures\Memberships\MembershipsModule;
use Passerelle\Structures\Memberships\ProfileRule;
use Passerelle\Messages\MessagesModule;
use Passerelle\Messages\Reports\ReportsModule;
use Passerelle\Moderation\DecisionCleanup;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\ModerationModule;
use Passerelle\Moderation\OfflineNotices;
use Passerelle\Moderation\OversightModule;
use Passerelle\Moderation\OwnerModeration;
use Passerelle\Moderation\ProposalNotices;
use Passerelle\Moderation\Queue\Queue;
use Passerelle\Moderation\ReviewModule;
use Passerelle\Newsletter\NewsletterModule;
use Passerelle\Newsletter\Issues\NewsletterIssuesModule;
use Passerelle\Notices\NoticesModule;
use Passerelle\Notices\RecordEditors;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Content\OwnRecords\OwnRecordsModule;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Content\Previews\PreviewsModule;
use Passerelle\Accounts\Privacy\PrivacyModule;
use Passerelle\Reference\Countries;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\ReferenceModule;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\RightsModule;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\LogHashes;
use Passerelle\Security\SecurityModule;
use Passerelle\Site\GraphQL\Home;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Pages;
use Passerelle\Site\SiteModule;
use Passerelle\Site\SiteTexts;
use Passerelle\Site\Sitemap\SitemapModule;
use Passerelle\Structures\Forms\StructureFormsModule;
use Passerelle\Structures\Lifecycle\StructureLifecycleModule;
use Passerelle\Structures\Lifecycle\Succession\SuccessionModule;
use Passerelle\Structures\MembershipCleanup;
use Passerelle\Structures\MembershipLedger;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\Names\NameIndex;
use Passerelle\Structures\StructuresModule;

/** Composition root: builds the modules with their dependencies, then registers hooks. */
final class Plugin
{
    private static ?self $running = null;

    public readonly Database $database;
    public readonly Transaction $transaction;
    public readonly Policy $policy;
    public readonly ContentReading $reading;
    public readonly Content $content;
    public readonly LocksModule $locks;
    public readonly Files $files;
    public readonly CatalogueModule $catalogue;
    public readonly OwnRecordsModule $ownRecords;
    public readonly PreviewsModule $previews;
    public readonly OutboxModule $outbox;
    public readonly MailModule $mail;
    public readonly NoticesModule $notices;
    public readonly CallNoticesModule $callNotices;
    public readonly CallLinksModule $callLinks;
    public readonly InvitationsModule $invitations;
    public readonly AuthModule $auth;
    public readonly WordPressModule $wordPress;
    public readonly Queue $queue;
    public readonly ModerationModule $moderation;
    public readonly MembersModule $members;
    public readonly MembershipsModule $memberships;
    public readonly MessagesModule $messages;
    public readonly CallManagementModule $calls;
    public readonly StructureFormsModule $structureForms;
    public readonly StructureLifecycleModule $lifecycle;
    public readonly SuccessionModule $successions;
    public readonly ReportsModule $reports;
    public readonly ReviewModule $review;
    public readonly OversightModule $oversight;
    public readonly DashboardModules $dashboard;
    public readonly NewsletterModule $newsletter;
    public readonly NewsletterIssuesModule $letters;
    public readonly PrivacyModule $privacy;
    public readonly SecurityModule $security;
    public readonly AuditModule $audit;
    public readonly Migrator $migrator;

    /** @var list<object> in the order of registration */
    private array $modules;

    private function __construct()
    {
        global $wpdb;

        $file = dirname(__DIR__) . '/passerelle.php';
        $config = Config::fromDirectory(dirname(__DIR__) . '/config');
        $this->database = new Database($wpdb);
        $this->transaction = new Transaction($wpdb);
        $services = new Services($this->database, $this->transaction, new SystemClock(), $config);
        $keys = TokenKeys::configured();
        $viewers = new ViewerFactory();

        $this->security = SecurityModule::build($services, LogHashes::configured(), new RequestNetwork(new ProxyRequest()));
        $this->audit = AuditModule::build($services, AuditKeys::configured());
        $memberships = new MembershipLedger($this->database);
        $structureEditors = new StructureEditors((new Memberships($this->database))->rolesOf(...));
        $rules = new ObjectRules($structureEditors);
        $this->policy = new Policy($rules);

        // Reading
        $this->outbox = OutboxModule::build($services, new DuePosts($this->database, $services->clock));
        $outbox = $this->outbox->outbox;
        $this->reading = ContentReading::build($this->database, $config, self::definitions($config), $this->onProposalChanged(...), $memberships);
        $this->files = Files::build($services, $this->reading, $this->policy, new HomePlans(), $outbox, Clamd::configured($config));
        $terms = new Terms($this->database);
        [$countries, $sectors] = [new Countries($terms), new Sectors($terms)];
        $names = new Names($countries, $sectors);
        $this->queue = Queue::build($services, $this->reading, $sectors, $names, $this->audit->lines);
        $this->catalogue = new CatalogueModule($services, $this->reading, $countries, $sectors, $outbox);
        $dependants = new Dependants(new ReferringRecords($this->database, $this->reading->definitions, $this->reading->records));
        $directoryPages = new DirectoryPages(new PublicProfiles($this->database), $this->reading->records);
        $invalidation = InvalidationModule::build($services, $outbox, $dependants, $directoryPages, Frontend::configured());

        $editing = new EditorRecords($this->reading->records, $this->policy, new EditRights($this->policy));
        $this->locks = LocksModule::build($services, $editing);
        $recordAudit = new RecordAudit($this->audit->log);
        $this->mail = MailModule::build($services, $this->outbox);
        $mails = $this->mail->mails;
        $this->notices = NoticesModule::build($services, $this->reading, $editing, $mails);
        $notify = $this->notices->notify;
        $inviting = Inviting::build($services, $this->reading, $mails, $this->notices->notify);
        $ofMembers = DashboardListeners::build($services, $this->reading);
        $this->callNotices = CallNoticesModule::build($services, $this->reading, $this->notices, $ofMembers->favourites->followers);
        $invalidate = static fn (int $groupId) => $invalidation->announce([Tags::item($groupId)]);
        $this->callLinks = CallLinksModule::build($services, $this->reading, $this->callNotices->notify, $invalidate);
        $decisions = new DecisionStore($this->database, $services->clock);
        $callListeners = CallListeners::build($services, $this->reading, $this->callNotices->dates);
        // Writing: listeners are called within the transaction of each change, in this order
        $listeners = new Listeners(
            $this->files->uses,
            new MembershipCleanup($this->reading->records, $memberships),
            new NameIndex($this->database),
            new CatalogueListener($this->catalogue->catalogue),
            $invalidation->listener,
            $this->locks->locks,
            $callListeners,
            new ProposalCleanup($this->reading->proposals),
            $inviting->listener,
            new DecisionCleanup($decisions),
            new OfflineNotices(new RecordEditors(new Memberships($this->database)), $this->notices->notify),
            $this->callNotices->listener,
            $this->callLinks->listener,
            $ofMembers,
            $this->notices->listener,
            $this->queue->index,
            $recordAudit,
        );
        $referenceIds = new ReferenceIds($countries->codes(...), $sectors->keys(...));
        $references = new WpReferences($this->database, $this->reading->records, $this->files->uses, $referenceIds, IsoCodes::all(), $config->sectorKeys(), $this->policy);
        $ownerRules = new OwnerRules(ProfileRule::build($this->database, $this->reading));
        $proposals = new ProposalNotices($this->policy, $viewers, $notify);
        $this->content = Content::build($services, $this->reading, $references, $this->policy, $this->locks->locks, $recordAudit, $listeners, $ownerRules, $proposals);

        // People
        $this->auth = new AuthModule($services, $viewers, $outbox, $mails, $keys);
        $people = AccountModules::build($services, $this->auth, $this->mail, $keys, $this->security->hashes, $sectors, $countries);
        [$switching, $settings, $this->newsletter] = [$people->switching, $people->settings, $people->newsletter];
        $this->wordPress = new WordPressModule($file, $services, $this->auth, $switching->switching, $viewers, BreakGlass::isConfigured());
        $this->invitations = InvitationsModule::build($services, $inviting, $this->reading, $this->policy, $recordAudit, $this->auth->throttling, $mails, $invalidate);
        $this->privacy = new PrivacyModule($services, $this->content, $this->files, $this->auth, $settings, $this->mail, $keys);

        $this->moderation = ModerationModule::build($services, $this->content, $this->policy, $decisions, $this->notices);
        $this->reports = ReportsModule::build($services, $this->content, $this->auth->accounts->state, $this->notices->notify, $this->audit->log, $names);
        $this->review = ReviewModule::build($services, $this->content, $this->policy, $decisions, $this->queue, $this->locks->store, $this->files->uses, $mails, $this->reports);
        $this->oversight = OversightModule::build($services);

        // Presentation
        [$media, $accepted] = [new Media($this->files), new StoredAcceptances($this->database)];
        $finders = $this->catalogue->finders;
        $presentation = PresentationModule::build($services, $this->reading, $this->catalogue->catalogue, $finders, $this->policy, $media, $names, $accepted, $structureEditors);
        $this->members = MembersModule::build($services, $this->content, $this->policy, [$countries, $names], $mails, $this->audit->log, $decisions, $media, $presentation);
        $throttle = $this->auth->throttling->throttle;
        $this->memberships = MembershipsModule::build($services, $this->content, $this->policy, $this->notices, $this->audit->log, $this->invitations, $mails, $throttle);
        $contentModule = new ContentModule($this->content, $config, $editing, $referenceIds, $this->files->uses, new OwnerModeration($decisions));
        $this->structureForms = StructureFormsModule::build($services, $this->content, $this->policy, $editing, $contentModule->drafts(), $this->review->fields, $names);
        $this->lifecycle = new StructureLifecycleModule($services, $this->content, $this->policy, $this->files->uses, $notify, $this->audit->log);
        $this->successions = new SuccessionModule($services, $this->content, $this->lifecycle, $this->privacy->plans, $notify, $outbox, $this->audit->log);
        $this->messages = MessagesModule::build($services, $this->reading->records, $throttle, $notify, $mails, $this->audit->log);
        $this->ownRecords = OwnRecordsModule::build($services, $this->content, $editing, $structureEditors, $this->audit->lines, $media);
        $this->calls = CallManagementModule::build($services, $this->content, $editing, $this->policy, $contentModule->drafts(), $media, $callListeners);
        $this->previews = PreviewsModule::build($services, $this->reading, $editing, $presentation, $keys, $this->auth->accounts->state);
        $context = new DashboardContext($services, $this->reading, $this->policy, $presentation, $this->notices, $this->auth, $this->mail, $names, $this->audit, $this->ownRecords);
        $this->dashboard = DashboardModules::build($context, $ofMembers, $this->catalogue->candidates, $finders, $settings->interests, $structureEditors, $this->memberships->own);
        [$log, $derive, $lists] = [$this->audit->log, $keys->derive(...), [$this->catalogue->candidates, $finders]];
        $reference = [$sectors, $countries];
        $this->letters = NewsletterIssuesModule::build($services, $this->reading->records, $this->policy, $lists, $reference, $this->newsletter, $this->mail, $log, $derive);
        $home = new Home(new SiteTexts(), new HomePlans(), $finders, $presentation->cards, $names, $media);

        $modules = [
            // First: blocked requests need nothing else of the plugin
            HardeningModule::build($config, $viewers, new ProxyRequest(), $this->reading->languages, $this->security->counts, $this->outbox->health),
            $this->security,
            $this->audit,
            new LanguagesModule($this->reading->slugs, $this->reading->definitions->postTypes()),
            RightsModule::build($rules, new StoredSubjects()),
            new NameKeys(),
            $this->auth,
            new AccountAudit($this->audit->log, $viewers, $this->database),
            new PasswordGuard($this->auth->passwordRule, $this->auth->accounts->passwords, static fn (string $code): string => (new Texts())->get("fieldError.{$code}")),
            $this->privacy,
            $this->wordPress,
            ...$people->all(),
            $this->invitations,
            $this->moderation,
            $this->members,
            new RolesInWordPress($mails),
            $this->memberships,
            $this->lifecycle,
            $this->successions,
            $this->messages,
            $this->reports,
            $this->review,
            $this->oversight,
            $contentModule,
            $this->structureForms,
            $this->locks,
            new StructuresModule(),
            AdminModule::build(
                $file,
                $services,
                $this->content,
                $this->policy,
                $this->files,
                $countries,
                $sectors,
                $references,
                $switching->switching,
                $this->wordPress->sessions,
                $this->moderation,
                $this->review->fields,
                $this->members,
                $this->calls,
            ),
            PrivacyScreens::build($this->privacy->staff),
            StructureScreens::build($this->database, $this->reading, $this->lifecycle, $this->successions),
            NewsletterScreens::build($services, $this->reading, $this->newsletter, $this->letters, $this->audit->log),
            OversightScreens::build($services, $this->audit, $this->oversight, $this->reading->records, $this->policy, $countries),
            OperationScreens::build($services, $this->security, $this->mail, $this->outbox, $this->audit->log, $viewers),
            new FilesModule($this->files, $viewers, $invalidation->announce(...)),
            UploadsModule::build($services, $this->files, $this->reading->proposals, $outbox, $viewers),
            $this->outbox,
            $this->mail,
            $this->notices,
            $this->callNotices,
            $this->callLinks,
            $this->catalogue,
            $invalidation,
            ConsentModule::build($services),
            IdempotencyModule::build($services),
            ContactModule::build($services, $throttle, $mails),
            new SiteModule($home, new SiteTexts(), new Pages($this->reading->languages)),
            // After the outbox, to whose table its first terms add messages
            new ReferenceModule($config, $terms, $names, static fn (): ?string => AccountCountry::of(get_current_user_id())),
            new DirectoryModule(
                new PublicProfiles($this->database),
                new OwnProfiles($this->database, $this->reading->records),
                $this->reading->records,
                $this->reading->translations(),
            ),
            new SitemapModule($services),
            $presentation,
            $this->ownRecords,
            $this->calls,
            $this->previews,
            ...$this->dashboard->all(),
            $this->letters,
        ];
        $contributions = new Contributions($modules);
        $this->migrator = new Migrator($this->database, $services->clock, [...$contributions->migrations(), new ZoneUpdate($this->content)]);
        $this->outbox->dispatcher->handle(...$contributions->handlers());
        $this->outbox->worker->add(...$contributions->dueWork());
        $this->mail->add(...$this->dashboard->noticeMails->stoppable($contributions->mails()));
        $this->notices->sources->add(...$contributions->notices());
        $this->modules = [
            ...$modules,
            new DailyTasks($contributions->of(HasDailyTasks::class)),
            new GraphQLModule($contributions->of(HasGraphQlTypes::class), new Rules($config), Gate::fromConstants()),
            new MigrationsModule($this->migrator),
        ];
    }

    public static function build(): self
    {
        return new self();
    }

    public function register(): void
    {
        self::$running = $this;
        foreach ((new Contributions($this->modules))->of(Module::class) as $module) {
            $module->register();
        }
    }

    /** Within the transaction of the change. */
    private function onProposalChanged(int $postId): void
    {
        $this->queue->index->refresh($postId);
    }

    /** The plugin of this process, for the command line, demo content and tests. */
    public static function running(): self
    {
        return self::$running ?? throw new LogicException('The plugin is not active.');
    }

    /** Definitions of all content types; usable without WordPress. */
    public static function definitions(Config $config): Definitions
    {
        return TypeDefinitions::of($config);
    }
}
