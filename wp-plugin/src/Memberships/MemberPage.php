<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Content\Record;

/** The members of a structure, as one person may see them. */
final readonly class MemberPage
{
    /**
     * @param bool $isOwner the person is one of its owners
     * @param list<StructureMember> $members
     */
    public function __construct(public Record $structure, public bool $isOwner, public array $members)
    {
    }
}
