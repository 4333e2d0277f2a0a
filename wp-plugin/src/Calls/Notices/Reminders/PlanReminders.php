<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Plans the reminders of calls that are published or will be, by their dates of now. */
final readonly class PlanReminders
{
    private const LIVE = [Status::Scheduled, Status::Published];

    public function __construct(private ReminderStore $store, private Records $records, private Config $config)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $groupId = $change->record()->groupId;
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];
        $group === [] ? $this->store->forget($groupId) : $this->plan($groupId, $group);
    }

    /** Migration that plans the reminders of calls that were there before reminders. */
    public function migration(): Migration
    {
        return new GroupsMigration('call_notices.002_plan', ContentType::CallForApplication, $this->records, $this->plan(...));
    }

    /** @param array<string, Record> $group the languages of a call */
    public function plan(int $groupId, array $group): void
    {
        $call = self::live($group);
        $reminders = [];
        foreach (ReminderKind::cases() as $kind) {
            $text = $call?->values->text($kind->field()) ?? '';
            if ($text !== '') {
                $event = new DateTimeImmutable($text, new DateTimeZone('UTC'));
                $reminders[] = new Reminder($groupId, $kind, $event, $kind->dueAt($event, $this->config), $kind->expiresAt($event, $this->config));
            }
        }
        $this->store->plan($groupId, $reminders);
    }

    /** @param array<string, Record> $group */
    public static function live(array $group): ?Record
    {
        foreach ($group as $record) {
            if (in_array($record->status, self::LIVE, true)) {
                return $record;
            }
        }

        return null;
    }
}
