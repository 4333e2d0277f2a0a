<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\DeletionExtents;
use Passerelle\Structures\Lifecycle\EndStructure;
use Passerelle\Structures\Lifecycle\StoredStructures;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipEvent as Event;

/** Does what was decided about a structure, if it still fits. Within a transaction. */
final readonly class PerformSuccession
{
    public function __construct(
        private StoredStructures $structures,
        private Ownerless $ownerless,
        private SuccessionEvents $events,
        private HandOver $handOver,
        private DeletionExtents $extents,
        private EndStructure $end,
    ) {
    }

    public function __invoke(Succession $succession, MemberList $members): void
    {
        $record = array_values($this->structures->languages($succession->groupId))[0] ?? null;
        if ($record === null) {
            return;
        }
        $fits = $succession->isClosure() || in_array($succession->heirId, $this->ownerless->heirs($members), true);
        $isPossible = $fits && $this->ownerless->needsOwner($members);
        match (true) {
            !$isPossible => $this->events->add($record, Event::SuccessionCancelled, $members, Viewer::anonymous(), $succession->heirId),
            $succession->isClosure() => ($this->end)($record, $this->extents->of($record, $members, $members->owners()), Viewer::anonymous()),
            default => ($this->handOver)($record, $members, $succession->heirId),
        };
    }
}
