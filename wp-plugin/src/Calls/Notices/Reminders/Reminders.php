<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Content\Records;
use Passerelle\Kernel\Services;

/** Reminders of openings and closings: planned at each change of a call, sent by the worker. */
final readonly class Reminders
{
    private function __construct(public PlanReminders $plan, public SendReminders $send, public ReminderStore $store)
    {
    }

    public static function build(Services $services, Records $records, NotifyPeople $notify): self
    {
        $store = new ReminderStore($services->database, $services->clock);
        $perRun = $services->config->limit('callReminders', 'perRun');

        return new self(
            new PlanReminders($store, $records, $services->config),
            new SendReminders($store, $records, $notify, $services->transaction, $services->clock, $perRun),
            $store,
        );
    }
}
