<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Records;
use Passerelle\Favourites\Reminders\PlanReminders;
use Passerelle\Kernel\Composition\Priority;

/** What follows from changes of items: reminders move with their dates, favourites end with their last language. Built before what changes content. */
#[Priority(60)]
final readonly class FavouriteListeners implements ContentListener
{
    public function __construct(private FavouriteStore $store, private PlanReminders $plan, private Records $records)
    {
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
