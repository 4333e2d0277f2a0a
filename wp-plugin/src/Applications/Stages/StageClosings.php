<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Calls\Notices\Reminders\LaterClosings;

final readonly class StageClosings implements LaterClosings
{
    public function __construct(private StageStore $store)
    {
    }

    public function of(int $groupId): array
    {
        return array_map(static fn (CallStage $stage) => $stage->closesAt, $this->store->ofCall($groupId));
    }
}
