<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Calls\Notices\Reminders\PlanReminders;
use Passerelle\Calls\Notices\Reminders\ReminderStore;
use Passerelle\Calls\Notices\Reminders\ReminderTables;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** What the people of a call are notified of: roles, states, dates, and what is about to happen. */
final readonly class CallNoticesModule implements HasMigrations, HasDailyTasks
{
    private const DAILY = 'passerelle_purge_call_reminders';

    public function __construct(private PlanReminders $plan, private ReminderStore $store)
    {
    }

    public function migrations(): array
    {
        return [...ReminderTables::migrations(), ...$this->plan->migrations()];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }
}
