<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Calls\Notices\Reminders\Reminders;
use Passerelle\Calls\Notices\Reminders\ReminderTables;
use Passerelle\Content\ContentReading;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticePaths;
use Passerelle\Notices\NoticesModule;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\RecordEditors;
use Passerelle\Structures\Memberships;

/** What the people of a call are notified of: roles, states, dates, and what is about to happen. */
final readonly class CallNoticesModule implements HasMigrations, HasDueWork, HasDailyTasks, HasMails, HasNotices
{
    private const DAILY = 'passerelle_purge_call_reminders';

    private function __construct(
        public NotifyPeople $notify,
        public CallListener $listener,
        public DateNotices $dates,
        private Reminders $reminders,
        private NoticeStore $notices,
        private NoticePaths $paths,
        private Records $records,
    ) {
    }

    public static function build(Services $services, ContentReading $reading, NoticesModule $notices, CallFollowers $followers): self
    {
        $records = $reading->records;
        $notify = new NotifyPeople($notices->notify, $services->transaction);
        $states = new StateNotices($notify, $records, new RecordEditors(new Memberships($services->database)));
        $reminders = Reminders::build($services, $records, $notify);

        return new self(
            $notify,
            new CallListener(new RoleNotices($notify), $states, $reminders->plan),
            new DateNotices($notify, $records, $followers),
            $reminders,
            $notices->store,
            new NoticePaths($services->config, new RecordPaths($services->config)),
            $records,
        );
    }

    public function migrations(): array
    {
        return [...ReminderTables::migrations(), $this->reminders->plan->migration()];
    }

    public function dueWork(): array
    {
        return [$this->reminders->send];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->reminders->store->purge(...)];
    }

    /** @return array{CallMail} */
    public function mails(): array
    {
        return [new CallMail($this->notices, $this->records, $this->paths)];
    }

    public function notices(): array
    {
        return $this->mails();
    }
}
