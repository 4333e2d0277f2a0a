<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Site\Contact\ContactForm;
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
    private function __construct(
        public ContactMember $contact,
        public BlockMember $block,
        public ReportMember $report,
        public ReadContact $read,
        private ForgetMessages $forget,
        private MessageMails $mails,
    ) {
    }

    public static function build(Services $services, Records $records, Throttle $throttle, Notify $notify, Mails $mails, AuditLog $log): self
    {
        $store = new MessageStore($services->database);
        $replies = new ReplyRights($services->database, $store, $services->clock, $services->config->limit('messages', 'replyDays'));
        $correspondents = new Correspondents($records, new PublicProfiles($services->database));
        $audit = new MessageAudit($log);
        $deliver = new Delivery($store, $replies, $notify, $audit, $services->transaction);

        return new self(
            new ContactMember($correspondents, $store, $replies, new ContactForm($services->config), $throttle, $deliver, $services),
            new BlockMember($correspondents, $store, $audit, $services->transaction),
            new ReportMember($correspondents, $store, $throttle, $mails, $audit, $services),
            new ReadContact($correspondents, $store, $replies),
            new ForgetMessages($store, $replies, $services),
            new MessageMails($store, $records, $services->config),
        );
    }

    public function migrations(): array
    {
        return MessageTables::migrations();
    }

    public function dailyTasks(): array
    {
        return $this->forget->tasks();
    }

    /** @return array{MessageMail, ReportMail} */
    public function mails(): array
    {
        return $this->mails->mails();
    }

    public function notices(): array
    {
        return [$this->mails->message()];
    }

    public function graphQlTypes(): array
    {
        return [new MessageTypes($this, new ProxyRequest(), new ViewerFactory())];
    }
}
