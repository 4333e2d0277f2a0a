<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Records;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Composition\Priority;

/** Deletes the memberships of a structure with its last language. */
#[Priority(190)]
final readonly class MembershipCleanup implements ContentListener
{
    public function __construct(private Records $records, private MembershipLedger $memberships)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        if ($change->after !== null || $record->type !== ContentType::Structure) {
            return;
        }
        if ($this->records->findGroups([$record->groupId]) === []) {
            $this->memberships->delete($record->groupId);
        }
    }
}
