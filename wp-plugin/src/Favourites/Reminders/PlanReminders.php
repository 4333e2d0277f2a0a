<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Favourites\ItemDate;
use Passerelle\Favourites\ItemDates;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Plans the reminders of items that are published or will be, by their dates of now, whether or not they are a favourite of a person. */
final readonly class PlanReminders
{
    private const LIVE = [Status::Scheduled, Status::Published];

    public function __construct(private ReminderStore $store, private Config $config)
    {
    }

    /** @return list<Migration> of items that were there before their reminders */
    public function migrations(Records $records): array
    {
        return array_map(
            fn (ContentType $type): Migration => new GroupsMigration("favourites.002_plan_{$type->value}", $type, $records, $this->plan(...)),
            ItemDates::types(),
        );
    }

    /** @param array<string, Record> $group the languages of an item; none: it was deleted */
    public function plan(int $groupId, array $group): void
    {
        if ($group === []) {
            $this->store->forget($groupId);
            return;
        }
        $item = self::live($group);
        $this->store->plan($groupId, $item === null ? [] : $this->reminders($groupId, ItemDates::of($item)));
    }

    /**
     * No reminder of a date is sent while the one before it is ahead: of a daily event, people are reminded of its first date only.
     *
     * @param list<ItemDate> $dates in their order
     * @return list<Reminder>
     */
    private function reminders(int $groupId, array $dates): array
    {
        $reminders = [];
        $before = null;
        foreach ($dates as $date) {
            foreach (ReminderKind::cases() as $kind) {
                $dueAt = $kind->dueAt($date->at, $this->config);
                if ($before === null || $dueAt >= $before) {
                    $reminders[] = new Reminder($groupId, $kind, $date->at, $dueAt, $kind->expiresAt($date->at, $this->config));
                }
            }
            $before = $date->at;
        }

        return $reminders;
    }

    /** @param array<string, Record> $group */
    private static function live(array $group): ?Record
    {
        foreach ($group as $record) {
            if (in_array($record->status, self::LIVE, true)) {
                return $record;
            }
        }

        return null;
    }
}
