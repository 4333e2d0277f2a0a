<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Tasks;

use Closure;

/** Module with daily tasks. */
interface HasDailyTasks
{
    /** @return array<string, Closure(): mixed> by the hook that WordPress's cron runs; several modules may share one */
    public function dailyTasks(): array;
}
