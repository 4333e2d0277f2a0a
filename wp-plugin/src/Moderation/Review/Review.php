<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Review;

use Passerelle\Content\Record;
use Passerelle\Moderation\Queue\QueuePlace;
use Passerelle\Moderation\Queue\QueueRow;

/** All that a validator reads before deciding. */
final readonly class Review
{
    /**
     * @param list<Record> $languages that the viewer reads in full; the row's own first
     * @param list<PastDecision> $history of these, the oldest first
     * @param QueuePlace|null $previous in the list that the viewer comes from
     */
    public function __construct(
        public QueueRow $row,
        public array $languages,
        public array $history,
        public ?QueuePlace $previous,
        public ?QueuePlace $next,
    ) {
    }
}
