<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Content\Model\Status;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/**
 * Reminds people of the dates of their favourites, each once: a batch of them and where it ends are one transaction. What was
 * missed is not sent after the next reminder or the date.
 */
#[Priority(30)]
final readonly class SendReminders implements DueWork
{
    public function __construct(
        private PeopleToRemind $people,
        private ReminderStore $store,
        private Records $records,
        private Notify $notify,
        private Transaction $transaction,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /** One batch of each due reminder: the rest stays due. */
    public function run(): int
    {
        $due = $this->store->due($this->config->limit('favourites', 'remindersPerRun'));
        foreach ($due as $reminder) {
            $this->transaction->run(fn () => $this->send($reminder));
        }

        return count($due);
    }

    private function send(Reminder $reminder): void
    {
        $item = $this->published($reminder->groupId);
        $batch = $this->config->limit('favourites', 'peoplePerBatch');
        $isLate = $reminder->expiresAt <= $this->clock->now();
        if ($item !== null && !$isLate && $this->people->areToWait($reminder, $item)) {
            return;
        }
        $userIds = $item === null || $isLate ? [] : $this->people->next($reminder, $batch);
        if ($userIds !== [] && !$this->store->advance($reminder, max($userIds))) {
            return;
        }
        if ($item !== null && $userIds !== []) {
            $reminded = $this->people->among($userIds, $reminder, $item);
            ($this->notify)(NoticeKind::Reminder, $item, $reminded, [ReminderMail::AT => $reminder->eventAt->format(DATE_ATOM)], $reminder->eventAt);
        }
        if (count($userIds) < $batch) {
            $this->store->finish($reminder);
        }
    }

    private function published(int $groupId): ?Record
    {
        foreach ($this->records->findGroups([$groupId])[$groupId] ?? [] as $record) {
            if ($record->status === Status::Published) {
                return $record;
            }
        }

        return null;
    }
}
