<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
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
        private FavouriteStore $favourites,
        private ReminderStore $store,
        private Records $records,
        private Notify $notify,
        private Services $services,
    ) {
    }

    /** One batch of each due reminder: the rest stays due. */
    public function run(): int
    {
        $due = $this->store->due($this->services->config->limit('favourites', 'remindersPerRun'));
        foreach ($due as $reminder) {
            $this->services->transaction->run(fn () => $this->send($reminder));
        }

        return count($due);
    }

    private function send(Reminder $reminder): void
    {
        $item = $this->published($reminder->groupId);
        $batch = $this->services->config->limit('favourites', 'peoplePerBatch');
        $isLate = $reminder->expiresAt <= $this->services->clock->now();
        $userIds = $item === null || $isLate ? [] : $this->favourites->usersToRemind($reminder->groupId, $reminder->lastUserId, $reminder->dueAt, $batch);
        if ($userIds !== [] && !$this->store->advance($reminder, max($userIds))) {
            return;
        }
        if ($item !== null && $userIds !== []) {
            ($this->notify)(NoticeKind::Reminder, $item, self::without($userIds, $item), [ReminderMail::AT => $reminder->eventAt->format(DATE_ATOM)], $reminder->eventAt);
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

    /**
     * @param list<int> $userIds
     * @return list<int> without the people of a call, who are reminded of its closing as such
     */
    private static function without(array $userIds, Record $item): array
    {
        return $item->type === ContentType::CallForApplication ? array_values(array_diff($userIds, CallPeople::team($item))) : $userIds;
    }
}
