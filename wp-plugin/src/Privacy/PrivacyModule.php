<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\PublicPages;
use Passerelle\Auth\TokenKeys;
use Passerelle\Content\Content;
use Passerelle\Content\ContentReading;
use Passerelle\Files\Files;
use Passerelle\Files\PublicFiles;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Privacy\Export\Export;
use Passerelle\Privacy\Export\ExportPass;
use Passerelle\Privacy\Export\ExportRoute;
use Passerelle\Privacy\Mails\DeletionAsked;
use Passerelle\Privacy\Mails\DeletionDone;
use Passerelle\Privacy\Mails\DeletionWaits;
use Passerelle\Privacy\Mails\SettingsAddress;
use Passerelle\Privacy\Records\AccountRecords;
use Passerelle\Privacy\Records\ContentRecords;
use Passerelle\Privacy\Records\FileRecords;
use Passerelle\Privacy\Records\MailRecords;
use Passerelle\Privacy\Records\MentionRecords;
use Passerelle\Privacy\Records\Structures;
use Passerelle\Privacy\Records\TableRecords;
use Passerelle\Privacy\Records\Traces;
use Passerelle\Privacy\Records\WordPressRecords;
use Passerelle\Settings\CurrentPassword;

/** What people may ask of the data about them: a copy, and an end. */
final readonly class PrivacyModule implements Module, HasMigrations
{
    private const DAILY = 'passerelle_privacy_daily';
    private const EXPORT_KEY = 'passerelle export';

    /** @param list<PersonalRecords> $records every kind of record about people, in the order in which they end */
    private function __construct(
        public array $records,
        public AskDeletion $deletion,
        public DeletionPlans $plans,
        public DeleteDueAccount $deleteDue,
        public EraseAccount $erase,
        public Structures $structures,
        public Export $export,
        public ExportPass $pass,
        public CurrentPassword $currentPassword,
        public Farewells $farewells,
        private ExportRoute $route,
    ) {
    }

    public static function build(
        Database $db,
        Transaction $transaction,
        Clock $clock,
        Config $config,
        ContentReading $reading,
        Content $content,
        Files $files,
        PublicFiles $otherFiles,
        Interests $interests,
        ViewerFactory $viewers,
        AuthModule $auth,
        CurrentPassword $currentPassword,
        OutboxModule $outbox,
        MailModule $mail,
        TokenKeys $keys,
    ): self {
        $owned = new OwnedRecords($db, $reading);
        $structures = new Structures($db, $reading->records);
        $uploads = new FileRecords($db, $transaction, $files, $otherFiles);
        $records = [
            new AccountRecords($interests),
            new ContentRecords($owned, $reading->definitions, $content->leave, $structures, $content->formerSlugs),
            new MentionRecords($owned, $content->leave),
            $structures,
            // After the records, whose deletion takes the files along that only they showed
            $uploads,
            ...self::tables($db),
            new MailRecords($db),
            new WordPressRecords(),
            new Traces($db),
        ];
        $shown = array_values(array_filter($records, static fn (PersonalRecords $each): bool => !$each instanceof Traces));
        $plans = new DeletionPlans($db);
        $farewells = new Farewells($db, $clock, $config->limit('mail', 'giveUpHours'));
        $erase = new EraseAccount($records, $plans, $farewells, $mail->mails, $transaction);
        $ask = new AskDeletion(
            $currentPassword,
            $plans,
            $structures,
            new AccountState(),
            $viewers,
            $mail->mails,
            $outbox->outbox,
            $transaction,
            $clock,
            $config->limit('account', 'deletionDays'),
        );
        $deleteDue = new DeleteDueAccount($plans, $erase, $ask, $structures, $viewers, $outbox->outbox, $mail->mails, $clock);
        $outbox->dispatcher->handle($deleteDue);
        $address = new SettingsAddress(PublicPages::configured($config));
        $mail->know(new DeletionAsked($plans, $address), new DeletionWaits($plans, $structures, $address), new DeletionDone($farewells));
        $export = new Export($shown, $uploads, $files, $clock);
        $pass = new ExportPass(static fn (): string => $keys->derive(self::EXPORT_KEY), $clock, $config->limit('account', 'exportSeconds'));
        $route = new ExportRoute($export, $pass, $auth->current);

        return new self($records, $ask, $plans, $deleteDue, $erase, $structures, $export, $pass, $currentPassword, $farewells, $route);
    }

    public function register(): void
    {
        $this->route->register();
        add_action('init', static function (): void {
            if (!wp_installing() && wp_next_scheduled(self::DAILY) === false) {
                wp_schedule_event(time(), 'daily', self::DAILY);
            }
        });
        add_action(self::DAILY, function (): void {
            $this->farewells->forgetOld();
            $this->export->removeLeftovers();
        });
    }

    public function migrations(): array
    {
        return [Farewells::migration()];
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
            new TableRecords($db, 'identities', 'identities', 'user_id', [
                'provider' => 'provider',
                'linkedAt' => 'linked_at',
                'usedAt' => 'used_at',
            ]),
            // Who opened a private file must stay known as one and the same, not as whom.
            new TableRecords($db, 'file-reads', 'file_reads', 'user_id', ['file' => 'file_id', 'readAt' => 'read_at'], isTrail: true),
        ];
    }
}
