<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;

/** Notices end with the last language of what they are about. */
#[Priority(30)]
final readonly class NoticeCleanup implements ContentListener
{
    public function __construct(private NoticeStore $store, private Records $records)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $groupId = $change->record()->groupId;
        if ($change->after === null && $this->records->findGroups([$groupId]) === []) {
            $this->store->deleteGroup($groupId);
        }
    }
}
