<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Security\Audit\AuditKeys;
use Passerelle\Security\Audit\AuditModule;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Content\Content;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\MailModule;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Newsletter\Issues\PersonalLetters;
use Passerelle\Notices\NoticeTables;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Content\Previews\PreviewStore;
use Passerelle\Accounts\Privacy\Export\ArchivedFiles;
use Passerelle\Accounts\Privacy\Export\Export;
use Passerelle\Accounts\Privacy\Export\ExportPass;
use Passerelle\Accounts\Privacy\Export\ExportRoute;
use Passerelle\Accounts\Privacy\GraphQL\PrivacyTypes;
use Passerelle\Accounts\Privacy\Mails\DeletionRequested;
use Passerelle\Accounts\Privacy\Mails\DeletionDone;
use Passerelle\Accounts\Privacy\Mails\DeletionPostponed;
use Passerelle\Accounts\Privacy\Mails\SettingsAddress;
use Passerelle\Accounts\Privacy\Records\AccountRecords;
use Passerelle\Accounts\Privacy\Records\AuditRecords;
use Passerelle\Accounts\Privacy\Records\BlockedRecords;
use Passerelle\Accounts\Privacy\Records\CommentRecords;
use Passerelle\Accounts\Privacy\Records\ContactRecords;
use Passerelle\Accounts\Privacy\Records\ContentRecords;
use Passerelle\Accounts\Privacy\Records\DateChangeRecords;
use Passerelle\Accounts\Privacy\Records\DecisionRecords;
use Passerelle\Accounts\Privacy\Records\EventRecords;
use Passerelle\Accounts\Privacy\Records\FileRecords;
use Passerelle\Accounts\Privacy\Records\InvitationRecords;
use Passerelle\Accounts\Privacy\Records\LetterRecords;
use Passerelle\Accounts\Privacy\Records\ListingRecords;
use Passerelle\Accounts\Privacy\Records\MailRecords;
use Passerelle\Accounts\Privacy\Records\MentionRecords;
use Passerelle\Accounts\Privacy\Records\NewsletterRecords;
use Passerelle\Accounts\Privacy\Records\OwnValues;
use Passerelle\Accounts\Privacy\Records\PostRecords;
use Passerelle\Accounts\Privacy\Records\ProposalRecords;
use Passerelle\Accounts\Privacy\Records\RequestRecords;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Accounts\Privacy\Records\TableRecords;
use Passerelle\Accounts\Privacy\Records\TransientRecords;
use Passerelle\Accounts\Privacy\Records\UploadRecords;
use Passerelle\Accounts\Privacy\Records\WordPressRecords;
use Passerelle\Accounts\Privacy\Staff\ErasureAudit;
use Passerelle\Accounts\Privacy\Staff\ExportArchives;
use Passerelle\Accounts\Privacy\Staff\StaffParts;
use Passerelle\Accounts\Privacy\Staff\StaffTools;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Accounts\Settings\CurrentPassword;
use Passerelle\Accounts\Settings\SettingsModule;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Structures\EndedTables;
use Passerelle\Structures\SuccessionTables;

/** Export and deletion of personal data. */
final readonly class PrivacyModule implements Module, HasMigrations, HasDailyTasks, HasMails, HasHandlers, HasGraphQlTypes
{
    private const DAILY = 'passerelle_privacy_daily';
    private const EXPORT_KEY = 'passerelle export';

    /** @var list<PersonalRecords> all kinds of personal data, in the order of erasure */
    public array $records;
    public CurrentPassword $currentPassword;
    public Structures $structures;
    public DeletionPlans $plans;
    public DeletionRecipients $recipients;
    public Heirs $heirs;
    public RequestDeletion $deletion;
    public EraseAccount $erase;
    public DeleteDueAccount $deleteDue;
    public Export $export;
    public ExportPass $pass;
    public StaffTools $staff;

    private FileRecords $uploads;
    private ContentRecords $content;
    private RequestRecords $requests;
    private AuditModule $audit;

    public function __construct(
        private Services $services,
        Content $content,
        Files $files,
        private AuthModule $auth,
        private SettingsModule $settings,
        MailModule $mail,
        TokenKeys $keys,
    ) {
        $db = $services->database;
        $clock = $services->clock;
        $config = $services->config;
        $viewers = new ViewerFactory();
        $this->currentPassword = $settings->currentPassword;
        $this->structures = new Structures($db, $content->records);
        $this->uploads = new FileRecords($db, $services->transaction, $files, new HomePlans());
        $this->audit = AuditModule::build($services, AuditKeys::configured());
        $owned = new OwnedRecords($db, $content->reading);
        $values = new OwnValues($content->definitions);
        $this->content = new ContentRecords($owned, $values, $content->detach, $this->structures, $content->reading->formerSlugs);
        $this->requests = new RequestRecords($db);
        $this->records = $this->records($content, $owned, $values, $files->storage);
        $this->plans = new DeletionPlans($db);
        $this->heirs = new Heirs($this->structures, $auth->accounts->state, $this->plans, $viewers);
        $this->recipients = new DeletionRecipients($db, $clock, $config->limit('mail', 'giveUpHours'));
        $erasureAudit = new ErasureAudit($this->audit->log, new OwnProfiles($db, $content->records), $viewers);
        $this->erase = new EraseAccount(
            $this->records,
            $this->plans,
            new LastOwners($this->structures, new MembershipStore($db)),
            $auth->accounts->state,
            new ErasureReport($this->recipients, $mail->mails, $erasureAudit),
            $services->transaction,
        );
        $this->deletion = new RequestDeletion($this->currentPassword, $this->plans, $this->structures, $this->heirs, $mail->mails, $mail->outbox, $services);
        $postpone = new Postponement($this->plans, $mail->outbox, $mail->mails, $clock);
        $this->deleteDue = new DeleteDueAccount($this->plans, $this->erase, $this->heirs, $this->structures, $viewers, $postpone, $clock);
        $exported = array_values(array_filter($this->records, static fn (PersonalRecords $each): bool => !$each instanceof ErasedOnly));
        $archived = new ArchivedFiles($this->uploads, $files);
        $this->export = new Export($exported, $archived, $clock);
        $this->pass = new ExportPass($keys->derive(self::EXPORT_KEY), $clock, $config->limit('account', 'exportSeconds'));
        $this->staff = StaffTools::build(
            $services,
            $content,
            new ErasureExtents($exported, $this->content, $this->structures),
            new StaffParts($this->records, $this->content, $this->requests, $this->structures, $this->plans, $this->erase, $erasureAudit),
            $auth->accounts->state,
            new ExportArchives($archived, $files->storage, $erasureAudit),
        );
    }

    public function register(): void
    {
        (new ExportRoute($this->export, $this->pass, $this->auth->current))->register();
        $this->staff->register();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => function (): void {
            $this->recipients->forgetOld();
            $this->export->removeLeftovers();
        }];
    }

    public function migrations(): array
    {
        return [DeletionRecipients::migration()];
    }

    public function handlers(): array
    {
        return [$this->deleteDue];
    }

    public function mails(): array
    {
        $address = new SettingsAddress(PublicPages::configured($this->services->config));

        return [
            new DeletionRequested($this->plans, $address),
            new DeletionPostponed($this->plans, $this->structures, $address),
            new DeletionDone($this->recipients),
        ];
    }

    public function graphQlTypes(): array
    {
        return [new PrivacyTypes($this, new ProxyRequest(), $this->auth->current, new ViewerFactory())];
    }

    /** @return list<PersonalRecords> */
    private function records(Content $content, OwnedRecords $owned, OwnValues $values, FileStorage $storage): array
    {
        $db = $this->services->database;

        return [
            new AccountRecords($this->settings->interests),
            $this->content,
            new MentionRecords($owned, $content->detach),
            new ProposalRecords($content->proposals, $values),
            new ListingRecords($owned, $content->detach, $content->proposals),
            new DateChangeRecords(new DateChangeStore($db)),
            new DecisionRecords(new DecisionStore($db, $this->services->clock)),
            new InvitationRecords($db),
            new LetterRecords(new PersonalLetters($db)),
            new NewsletterRecords($this->settings->newsletter, $this->settings->newsletter->data),
            $this->structures,
            // After the records, whose deletion also deletes files used only by them
            $this->uploads,
            new UploadRecords($this->services, $storage),
            ...self::tables($db),
            new AuditRecords($this->audit),
            new MailRecords($db),
            new EventRecords($db),
            new CommentRecords($db),
            new PostRecords($db),
            new WordPressRecords(),
            $this->requests,
            new ContactRecords($db),
            new TransientRecords($db),
        ];
    }

    /** @return list<PersonalRecords> */
    private static function tables(Database $db): array
    {
        return [
            new TableRecords($db, 'sessions', 'sessions', 'user_id', [
                'device' => 'device',
                'startedAt' => 'started_at',
                'usedAt' => 'used_at',
                'endedAt' => 'ended_at',
                'endReason' => 'end_reason',
            ]),
            new TableRecords($db, 'links', 'links', 'user_id', [
                'purpose' => 'purpose',
                'createdAt' => 'created_at',
                'expiresAt' => 'expires_at',
                'usedAt' => 'used_at',
            ], 'created_at, hash'),
            new TableRecords($db, 'email-changes', 'email_changes', 'user_id', [
                'oldEmail' => 'old_email',
                'newEmail' => 'new_email',
                'askedAt' => 'asked_at',
                'confirmedAt' => 'confirmed_at',
                'endedAt' => 'ended_at',
            ]),
            new TableRecords($db, 'notices', 'notices', 'user_id', [
                'kind' => 'kind',
                'record' => 'group_id',
                'at' => 'created_at',
                'readAt' => 'read_at',
            ]),
            new TableRecords($db, 'notice-preferences', NoticeTables::PREFERENCES, 'user_id', ['kind' => 'kind', 'mail' => 'mail', 'app' => 'app'], 'kind'),
            // Memberships of deleted or merged structures, as long as these can be brought back.
            new TableRecords($db, 'ended-memberships', EndedTables::MEMBERSHIPS, 'user_id', [
                'structure' => 'group_id',
                'role' => 'role',
                'status' => 'status',
            ], 'ended_id, group_id'),
            new TableRecords($db, 'successions', SuccessionTables::SUCCESSIONS, 'heir_id', ['structure' => 'group_id', 'due' => 'due_at'], 'group_id'),
            new TableRecords($db, 'identities', 'identities', 'user_id', [
                'provider' => 'provider',
                'linkedAt' => 'linked_at',
                'usedAt' => 'used_at',
            ]),
            new TableRecords(
                $db,
                'favourites',
                'favourites',
                'user_id',
                ['item' => 'group_id', 'note' => 'note', 'reminder' => 'remind', 'at' => 'created_at'],
                'user_id, group_id',
            ),
            new TableRecords($db, 'favourites-calendar', 'favourite_feeds', 'user_id', ['number' => 'serial', 'active' => 'is_active', 'since' => 'changed_at'], 'user_id'),
            new TableRecords($db, 'preview-links', PreviewStore::TABLE, 'user_id', ['record' => 'group_id', 'createdAt' => 'created_at', 'expiresAt' => 'expires_at']),
            new TableRecords($db, 'dismissals', 'recommendation_dismissals', 'user_id', ['item' => 'group_id', 'at' => 'created_at'], 'user_id, group_id'),
            new TableRecords($db, 'messages', 'member_messages', 'sender_id', ['subject' => 'subject', 'message' => 'message', 'sentAt' => 'sent_at']),
            new TableRecords($db, 'messages-received', 'member_messages', 'recipient_id', ['sentAt' => 'sent_at']),
            new TableRecords($db, 'blocks', 'member_blocks', 'user_id', ['account' => 'blocked_id'], 'user_id, blocked_id'),
            new BlockedRecords($db),
            new TableRecords($db, 'reply-rights', 'member_reply_rights', 'user_id', ['account' => 'writer_id', 'until' => 'expires_at'], 'user_id, writer_id'),
            new TableRecords($db, 'reply-rights-of-others', 'member_reply_rights', 'writer_id', ['until' => 'expires_at'], 'user_id, writer_id'),
            new TableRecords($db, 'reports', 'member_reports', 'reporter_id', ['reason' => 'reason', 'text' => 'message', 'at' => 'reported_at']),
            new TableRecords($db, 'reported', 'member_reports', 'reported_id', ['at' => 'reported_at']),
            // Reports that were handled stay, without who did it.
            new TableRecords($db, 'reports-handled', 'member_reports', 'handled_by', ['outcome' => 'outcome', 'at' => 'handled_at'], isTrail: true),
            // Accesses to private files are retained under a pseudonym.
            new TableRecords($db, 'file-reads', 'file_reads', 'user_id', ['file' => 'file_id', 'readAt' => 'read_at'], isTrail: true),
        ];
    }
}
