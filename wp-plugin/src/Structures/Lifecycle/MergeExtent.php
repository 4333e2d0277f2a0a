<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MemberList;

/** What a merge would change. */
final readonly class MergeExtent
{
    /**
     * @param list<Record> $referring records that name the structure which ends
     * @param MemberList $members of the remaining structure afterwards
     */
    public function __construct(public Record $from, public Record $into, public array $referring, public MemberList $members)
    {
    }
}
