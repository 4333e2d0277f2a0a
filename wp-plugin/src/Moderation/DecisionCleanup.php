<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Kernel\Composition\Priority;

/** Decisions end with their record; the audit log keeps what was done. */
#[Priority(100)]
final readonly class DecisionCleanup implements ContentListener
{
    public function __construct(private DecisionStore $store)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->before !== null && $change->after === null) {
            $this->store->deleteOfPost($change->before->id);
        }
    }
}
