<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;

/** The author of a structure has the rights of an owner: who owns it no more is not its author any more, in both languages. */
final readonly class StructureHandOver
{
    public function __construct(private Records $records, private DetachAccount $authors)
    {
    }

    /** @throws DomainError stale_version */
    public function __invoke(MembershipChange $change): void
    {
        $former = array_diff($change->before->owners(), $change->after->owners());
        $next = array_values(array_diff($change->after->owners(), $change->before->owners()))[0] ?? $change->after->owners()[0];
        $groupId = $change->structure->groupId;
        foreach ($former === [] ? [] : $this->records->findGroups([$groupId])[$groupId] ?? [] as $record) {
            if (in_array($record->ownerId, $former, true)) {
                $this->authors->transferOwnership($record, $next, $change->actor);
            }
        }
    }
}
