<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRole;
use Passerelle\Calls\CallState;
use Passerelle\Content\Record;
use Passerelle\Files\StoredFile;

/** A row of the list of one's own calls. */
final readonly class OwnCall
{
    /**
     * @param array<string, Record> $group its languages
     * @param list<CallAction> $actions that the viewer may take now
     * @param list<string> $missing keys of the fields that it lacks to be published
     */
    public function __construct(
        public Record $record,
        public array $group,
        public array $actions,
        public CallState $state,
        public CallRole $role,
        public array $missing,
        public ?StoredFile $cover,
    ) {
    }
}
