<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use DateTimeImmutable;
use Passerelle\Audit\AuditLog;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Contact\ContactForm;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Messages\GraphQL\MessageTypes;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\Notify;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Messages between members. */
final readonly class MessagesModule implements HasMigrations, HasDailyTasks, HasMails, HasNotices, HasGraphQlTypes
{
    private const FORGET_MESSAGES = 'passerelle_forget_member_messages';
    private const FORGET_REPLY_RIGHTS = 'passerelle_forget_reply_rights';

    private function __construct(
        public ContactMember $contact,
        public BlockMember $block,
        public ReportMember $report,
        public Correspondents $correspondents,
        public MessageStore $store,
        public ReplyRights $replies,
        private Records $records,
        private Services $services,
    ) {
    }

    public static function build(Services $services, Records $records, Throttle $throttle, Notify $notify, Mails $mails, AuditLog $log): self
    {
        $store = new MessageStore($services->database);
        $replies = new ReplyRights($services->database, $store, $services->clock, $services->config->limit('messages', 'replyDays'));
        $correspondents = new Correspondents($records, new PublicProfiles($services->database));
        $audit = new MessageAudit($log);

        return new self(
            new ContactMember($correspondents, $store, $replies, new ContactForm($services->config), $throttle, $notify, $audit, $services),
            new BlockMember($correspondents, $store, $audit, $services->transaction),
            new ReportMember($correspondents, $store, $throttle, $mails, $audit, $services),
            $correspondents,
            $store,
            $replies,
            $records,
            $services,
        );
    }

    public function migrations(): array
    {
        return MessageTables::migrations();
    }

    public function dailyTasks(): array
    {
        $days = $this->services->config->limit('contact', 'keepDays');

        $now = fn (): DateTimeImmutable => $this->services->clock->now();

        return [
            self::FORGET_MESSAGES => fn (): int => $this->store->forgetBefore($now()->modify("-{$days} days")),
            self::FORGET_REPLY_RIGHTS => fn (): int => $this->replies->forgetBefore($now()),
        ];
    }

    /** @return array{MessageMail, ReportMail} */
    public function mails(): array
    {
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config');

        $pages = PublicPages::configured($this->services->config);

        return [new MessageMail($this->store, $this->records, $pages), new ReportMail($this->store, $texts, $pages)];
    }

    public function notices(): array
    {
        return [$this->mails()[0]];
    }

    public function graphQlTypes(): array
    {
        return [new MessageTypes($this, new ProxyRequest(), new ViewerFactory())];
    }
}
