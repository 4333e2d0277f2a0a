<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;

/** Dismissals end with the last language of their item. */
#[Priority(40)]
final readonly class DismissalCleanup implements ContentListener
{
    public function __construct(private DismissalStore $store, private Records $records)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $groupId = $change->record()->groupId;
        if ($change->after === null && ($this->records->findGroups([$groupId])[$groupId] ?? []) === []) {
            $this->store->removeGroup($groupId);
        }
    }
}
