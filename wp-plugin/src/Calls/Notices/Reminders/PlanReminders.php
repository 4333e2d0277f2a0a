<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Calls\ManagementMode;
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

    public function __construct(private ReminderStore $store, private Records $records, private LaterClosings $later, private Config $config)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $groupId = $change->record()->groupId;
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];
        $group === [] ? $this->store->forget($groupId) : $this->plan($groupId, $group);
    }

    /** @return list<Migration> that plan the reminders of calls that were there before them */
    public function migrations(): array
    {
        return array_map(
            fn (string $name): Migration => new GroupsMigration($name, ContentType::CallForApplication, $this->records, $this->plan(...)),
            ['call_notices.002_plan', 'call_notices.003_plan_for_applicants'],
        );
    }

    /** @param array<string, Record> $group the languages of a call */
    public function plan(int $groupId, array $group): void
    {
        $call = self::live($group);
        $this->store->plan($groupId, $call === null ? [] : $this->reminders($call));
    }

    /** @return list<Reminder> */
    private function reminders(Record $call): array
    {
        $isInternal = ManagementMode::Internal->isOf($call);
        $later = $isInternal ? $this->later->of($call->groupId) : [];
        $reminders = [];
        foreach (ReminderKind::cases() as $kind) {
            $text = $call->values->text($kind->field());
            if ($text !== '' && ($isInternal || !$kind->isForApplicants())) {
                $reminders[] = $this->reminder($call, $kind, new DateTimeImmutable($text, new DateTimeZone('UTC')));
            }
            foreach ($isInternal && $kind->isForApplicants() ? $later : [] as $closing) {
                $reminders[] = $this->reminder($call, $kind, $closing);
            }
        }

        return $reminders;
    }

    private function reminder(Record $call, ReminderKind $kind, DateTimeImmutable $event): Reminder
    {
        return new Reminder($call->groupId, $kind, $event, $kind->dueAt($event, $this->config), $kind->expiresAt($event, $this->config));
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
