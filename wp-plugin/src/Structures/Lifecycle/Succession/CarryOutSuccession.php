<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Record;
use Passerelle\Kernel\Services;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent as Event;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Outbox\Handler;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\DeletionExtents;
use Passerelle\Structures\Lifecycle\EndStructure;
use Passerelle\Structures\Lifecycle\StoredStructures;

/** Does what was decided about a structure without an active owner, unless it was cancelled or does not fit any more. */
final readonly class CarryOutSuccession implements Handler
{
    public const KIND = 'structures.succession';
    private const MAX_DELAY = 3_600;

    public function __construct(
        private SuccessionParts $parts,
        private StoredStructures $structures,
        private MembershipStore $memberships,
        private DetachAccount $authors,
        private DeletionExtents $extents,
        private EndStructure $end,
        private Services $services,
    ) {
    }

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return self::MAX_DELAY;
    }

    public function handle(array $payload): void
    {
        $groupId = is_int($payload['groupId'] ?? null) ? $payload['groupId'] : 0;
        $this->services->transaction->run(function () use ($groupId): void {
            $members = $this->memberships->locked($groupId);
            $succession = $this->parts->successions->locked($groupId);
            // Cancelled, or decided again, which has its own message.
            if ($succession === null || $succession->due > $this->services->clock->now()) {
                return;
            }
            $this->parts->successions->delete($groupId);
            $record = array_values($this->structures->languages($groupId))[0] ?? null;
            if ($record === null) {
                return;
            }
            $ownerless = $this->parts->ownerless;
            $fits = $succession->isClosure() || in_array($succession->heirId, $ownerless->heirs($members), true);
            $isPossible = $fits && $ownerless->needsOwner($members);
            match (true) {
                !$isPossible => $this->parts->events->add($record, Event::SuccessionCancelled, $members, Viewer::anonymous(), $succession->heirId),
                $succession->isClosure() => ($this->end)($record, $this->extents->of($record, $members, $members->owners()), Viewer::anonymous()),
                default => $this->handOver($record, $members, $succession->heirId),
            };
        });
    }

    /** Former owners stay members: their account may be opened again. */
    private function handOver(Record $structure, MemberList $members, int $heirId): void
    {
        $former = $members->owners();
        $after = $members->with($heirId, MembershipStatus::Member, MembershipRole::Owner);
        foreach ($former as $userId) {
            $after = $after->with($userId, MembershipStatus::Member, MembershipRole::Member);
        }
        $this->memberships->save($structure->groupId, $members, $after);
        foreach ($this->structures->languages($structure->groupId) as $record) {
            if (in_array($record->ownerId, $former, true)) {
                $this->authors->transferOwnership($record, $heirId);
            }
        }
        $this->parts->events->add($structure, Event::SuccessionDone, $after, Viewer::anonymous(), $heirId);
    }
}
