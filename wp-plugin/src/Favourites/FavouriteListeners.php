<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Calls\Notices\CallFollowers;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentReading;
use Passerelle\Content\Records;
use Passerelle\Favourites\Reminders\PlanReminders;
use Passerelle\Favourites\Reminders\ReminderStore;
use Passerelle\Kernel\Services;

/** What follows from changes of items: reminders move with their dates, favourites end with their last language. Built before what changes content. */
final readonly class FavouriteListeners implements ContentListener
{
    private function __construct(
        public FavouriteStore $store,
        public ReminderStore $reminders,
        public PlanReminders $plan,
        public CallFollowers $followers,
        private Records $records,
    ) {
    }

    public static function build(Services $services, ContentReading $reading): self
    {
        $store = new FavouriteStore($services->database, $services->clock);
        $reminders = new ReminderStore($services->database, $services->clock);

        return new self($store, $reminders, new PlanReminders($reminders, $services->config), new FavouriteFollowers($store), $reading->records);
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        $hasDate = in_array($record->type, ItemDates::types(), true);
        if (!$hasDate && $change->after !== null) {
            return;
        }
        $group = $this->records->findGroups([$record->groupId])[$record->groupId] ?? [];
        if ($group === []) {
            $this->store->removeGroup($record->groupId);
        }
        if ($hasDate) {
            $this->plan->plan($record->groupId, $group);
        }
    }
}
