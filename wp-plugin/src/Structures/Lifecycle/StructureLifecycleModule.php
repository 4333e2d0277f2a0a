<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Kernel\Tasks\HasDailyTasks;

/** The end of structures: deletion by their owners, restoration and merges by administrators. */
final readonly class StructureLifecycleModule implements HasDailyTasks
{
    public const DAILY = 'passerelle_purge_ended_structures';

    public function __construct(private PurgeEnded $purge)
    {
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->purge)(...)];
    }
}
