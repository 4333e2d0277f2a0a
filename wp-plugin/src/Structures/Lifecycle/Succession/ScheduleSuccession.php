<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Outbox\Outbox;

/** Stores a decision about a structure without an active owner, and when it is done. Within a transaction. */
final readonly class ScheduleSuccession
{
    public function __construct(
        private SuccessionStore $successions,
        private Outbox $outbox,
        private Clock $clock,
        #[Limit('structures', 'successionDays')] private int $days,
    ) {
    }

    /** @return int between a decision and its effect */
    public function days(): int
    {
        return $this->days;
    }

    /** @param int $heirId user id of a member; 0: the structure is closed */
    public function add(int $groupId, int $heirId): Succession
    {
        $succession = new Succession($groupId, $heirId, $this->clock->now()->modify("+{$this->days} days"));
        $this->successions->save($succession);
        $this->outbox->add(CarryOutSuccession::KIND, ['groupId' => $groupId], $succession->due);

        return $succession;
    }
}
