<?php

declare(strict_types=1);

namespace Passerelle\Content\Proposals;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\Status;
use Passerelle\Kernel\Composition\Priority;

/** A proposal ends with its record, and when its owner or a validator works on the record itself again. */
#[Priority(120)]
final readonly class ProposalCleanup implements ContentListener
{
    private const KEEPING = [Status::Published, Status::Completed, Status::Offline, Status::Trash];

    public function __construct(private ProposalStore $store)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->before !== null && ($change->after === null || !in_array($change->after->status, self::KEEPING, true))) {
            $this->store->delete($change->before->id);
        }
    }
}
