<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\StoredStructures;

/** Structures none of whose owners has an active account. */
final readonly class Ownerless
{
    public function __construct(
        private SuccessionStore $successions,
        private MembershipStore $memberships,
        private StoredStructures $structures,
        private AccountState $accounts,
        private DeletionPlans $deletions,
        private ViewerFactory $viewers,
    ) {
    }

    /** @return array<int, array{Record, MemberList}> by group id, without drafts, which end with the account */
    public function all(): array
    {
        $found = [];
        foreach ($this->memberships->lists($this->successions->candidates()) as $groupId => $members) {
            $record = array_values($this->structures->languages($groupId))[0] ?? null;
            if ($record !== null && $this->needsOwner($members)) {
                $found[$groupId] = [$record, $members];
            }
        }

        return $found;
    }

    public function needsOwner(MemberList $members): bool
    {
        return $members->owners() !== [] && array_filter($members->owners(), $this->isActive(...)) === [];
    }

    /** @return list<int> user ids of members who could own it */
    public function heirs(MemberList $members): array
    {
        $accepted = array_filter($members->memberships, static fn ($each): bool => $each->status === MembershipStatus::Member);

        return array_values(array_filter(array_keys($accepted), $this->isActive(...)));
    }

    private function isActive(int $userId): bool
    {
        return $this->accounts->isActive($this->viewers->of($userId)) && $this->deletions->of($userId) === null;
    }
}
