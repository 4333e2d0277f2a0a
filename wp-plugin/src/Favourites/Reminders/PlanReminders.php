<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Favourites\ItemDates;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;

/** Plans the reminders of items that are published or will be, by their dates of now, whether or not somebody marked them. */
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
        $reminders = [];
        foreach ($item === null ? [] : ItemDates::of($item) as $date) {
            foreach (ReminderKind::cases() as $kind) {
                $reminders[] = new Reminder($groupId, $kind, $date->at, $kind->dueAt($date->at, $this->config), $kind->expiresAt($date->at, $this->config));
            }
        }
        $this->store->plan($groupId, $reminders);
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
