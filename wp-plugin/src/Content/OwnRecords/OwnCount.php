<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\Model\ContentType;

/** How many of one's own records of a type wait for their owner; one that has two languages counts once in each number. */
final readonly class OwnCount
{
    /** @param int $toEdit sent back by a validator: records and proposals */
    public function __construct(public ContentType $type, public int $drafts, public int $toEdit)
    {
    }
}
