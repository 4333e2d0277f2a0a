<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Content\Locks\Lock;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\ReadDecision;

/** A row of the review queue. */
final readonly class QueueRow
{
    /**
     * @param array<string, Record> $group its languages
     * @param Proposal|null $proposal what the row is about, when its target is the proposal
     * @param list<Decision> $decisions that the viewer may take now
     * @param ReadDecision|null $last the last decision on it
     * @param list<Record> $others languages of the same item on which the viewer may take the same decisions
     */
    public function __construct(
        public QueuePlace $place,
        public Record $record,
        public array $group,
        public ?Proposal $proposal,
        public array $decisions,
        public ?ReadDecision $last,
        public ?Lock $lock,
        public array $others,
    ) {
    }

    public function title(): string
    {
        return $this->proposal->title ?? $this->record->title;
    }
}
