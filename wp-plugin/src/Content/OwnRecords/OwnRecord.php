<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use DateTimeImmutable;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Files\StoredFile;

/** A row of the list of one's own records. */
final readonly class OwnRecord
{
    /**
     * @param array<string, Record> $group its languages
     * @param list<OwnerAction> $actions that the viewer may take now
     * @param DateTimeImmutable|null $waitingSince null: it does not wait for a validator
     */
    public function __construct(
        public Record $record,
        public array $group,
        public array $actions,
        public ?Proposal $proposal,
        public ?StoredFile $cover,
        public ?DateTimeImmutable $waitingSince,
        public OwnModeration $moderation,
    ) {
    }
}
