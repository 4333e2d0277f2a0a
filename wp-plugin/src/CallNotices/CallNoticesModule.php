<?php

declare(strict_types=1);

namespace Passerelle\CallNotices;

use Passerelle\CallNotices\Reminders\PlanReminders;
use Passerelle\CallNotices\Reminders\ReminderStore;
use Passerelle\CallNotices\Reminders\ReminderTables;
use Passerelle\CallNotices\Reminders\SendReminders;
use Passerelle\Content\ContentReading;
use Passerelle\Content\GroupsMigration;
use Passerelle\Content\RecordPaths;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Model\ContentType;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticePaths;
use Passerelle\Notices\NoticesModule;
use Passerelle\Notices\RecordEditors;

/** What the people of a call are notified of: roles, states, dates, and what is about to happen. */
final readonly class CallNoticesModule implements HasMigrations, HasDueWork, HasMails, HasNotices
{
    private function __construct(
        public NotifyPeople $notify,
        public RoleNotices $roles,
        public StateNotices $states,
        public PlanReminders $reminders,
        private ReminderStore $store,
        private Services $services,
        private ContentReading $reading,
        private NoticesModule $notices,
    ) {
    }

    public static function build(Services $services, ContentReading $reading, NoticesModule $notices, RecordEditors $editors): self
    {
        $notify = new NotifyPeople($notices->notify, $services->transaction);
        $store = new ReminderStore($services->database, $services->clock);
        $reminders = new PlanReminders($store, $reading->records, $services->config);

        return new self($notify, new RoleNotices($notify), new StateNotices($notify, $reading->records, $editors), $reminders, $store, $services, $reading, $notices);
    }

    public function migrations(): array
    {
        return [
            ...ReminderTables::migrations(),
            new GroupsMigration('call_notices.002_plan', ContentType::CallForApplication, $this->reading->records, $this->reminders->plan(...)),
        ];
    }

    /** @return array{SendReminders} */
    public function dueWork(): array
    {
        $services = $this->services;

        return [
            new SendReminders(
                $this->store,
                $this->reading->records,
                $this->notify,
                $services->transaction,
                $services->clock,
                $services->config->limit('callReminders', 'perRun'),
            ),
        ];
    }

    /** @return array{CallMail} */
    public function mails(): array
    {
        $config = $this->services->config;

        return [new CallMail($this->notices->store, $this->reading->records, new NoticePaths($config, new RecordPaths($config)))];
    }

    public function notices(): array
    {
        return $this->mails();
    }
}
