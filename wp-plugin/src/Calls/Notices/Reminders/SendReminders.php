<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Calls\Notices\DraftHolders;
use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/** Sends due reminders, each once. What was missed is not sent after the next reminder or the event. */
#[Priority(50)]
final readonly class SendReminders implements DueWork
{
    /** @param int $perRun reminders */
    public function __construct(
        private ReminderStore $store,
        private Records $records,
        private NotifyPeople $notify,
        private DraftHolders $holders,
        private Transaction $transaction,
        private Clock $clock,
        #[Limit('callReminders', 'perRun')] private int $perRun,
    ) {
    }

    public function run(): int
    {
        $due = $this->store->due($this->perRun);
        foreach ($due as $reminder) {
            $this->transaction->run(fn () => $this->send($reminder));
        }

        return count($due);
    }

    private function send(Reminder $reminder): void
    {
        if (!$this->store->claim($reminder) || $reminder->expiresAt <= $this->clock->now()) {
            return;
        }
        $call = PlanReminders::live($this->records->findGroups([$reminder->groupId])[$reminder->groupId] ?? []);
        if ($call !== null) {
            $date = [$reminder->kind->field() => $reminder->eventAt->format(DATE_ATOM)];
            ($this->notify)($reminder->kind->event(), $call, $this->people($reminder, $call), $date, $reminder->eventAt);
        }
    }

    /** @return list<int> user ids; those who work on the call are reminded as such only */
    private function people(Reminder $reminder, Record $call): array
    {
        $team = CallPeople::team($call);

        return $reminder->kind->isForApplicants() ? array_values(array_diff($this->holders->dueAtClosing($call->groupId, $reminder->eventAt), $team)) : $team;
    }
}
