<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use DateTimeImmutable;
use Passerelle\Catalogue\Availability;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Priority;

/** Queues items that appear, in the transaction that shows them, and announced calls for their opening. */
#[Priority(175)]
final readonly class ArrivalListener implements ContentListener
{
    public function __construct(private ArrivalStore $arrivals, private AlertStore $alerts, private Records $records, private Clock $clock)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->after;
        if ($record?->status->isPublic() === true) {
            if ($change->before?->status->isPublic() !== true) {
                $this->arrivals->put(ArrivalKind::Published, $record->groupId, $record->language, $this->appearedAt($change->before));
            }
            if ($record->type === ContentType::CallForApplication) {
                $this->planOpening($record);
            }
        }
        $groupId = $change->record()->groupId;
        if ($record === null && ($this->records->findGroups([$groupId])[$groupId] ?? []) === []) {
            $this->arrivals->forgetItem($groupId);
            $this->alerts->forgetItem($groupId);
        }
    }

    /** Now, or the first publication of an item that returns: it is not new to searches that were saved since. */
    private function appearedAt(?Record $before): DateTimeImmutable
    {
        $now = $this->clock->now();
        $published = $before?->status === Status::Scheduled ? null : $before?->publishedAt;

        return $published !== null && $published < $now ? $published : $now;
    }

    private function planOpening(Record $record): void
    {
        $opensAt = Availability::of($record)?->opensAt;
        if ($opensAt !== null && $opensAt > $this->clock->now()) {
            $this->arrivals->put(ArrivalKind::Opened, $record->groupId, $record->language, $opensAt);
        }
    }
}
