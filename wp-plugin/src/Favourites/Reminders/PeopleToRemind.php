<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Calls\Notices\Reminders\RemindedApplicants;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Favourites\FavouriteStore;

/** Who is reminded of the date of an item. */
final readonly class PeopleToRemind
{
    public function __construct(private FavouriteStore $favourites, private RemindedApplicants $applicants)
    {
    }

    /** @return list<int> user ids of the next batch of those who have it among their favourites */
    public function next(Reminder $reminder, int $limit): array
    {
        return $this->favourites->usersToRemind($reminder->groupId, $reminder->lastUserId, $reminder->dueAt, $limit);
    }

    /** Whether the call is first to remind those with an unsent application: who is among them is known then. */
    public function areToWait(Reminder $reminder, Record $item): bool
    {
        return $this->isLastOfCall($reminder, $item) && $this->applicants->areWaiting($item->groupId, $reminder->eventAt);
    }

    /**
     * @param list<int> $userIds
     * @return list<int> without those whom the call itself reminds of its closing: its people, and shortly before it those whom it has reminded of an unsent application
     */
    public function among(array $userIds, Reminder $reminder, Record $item): array
    {
        if ($item->type !== ContentType::CallForApplication) {
            return $userIds;
        }
        $applicants = $this->isLastOfCall($reminder, $item) ? $this->applicants->of($item->groupId, $reminder->eventAt) : [];

        return array_values(array_diff($userIds, CallPeople::team($item), $applicants));
    }

    private function isLastOfCall(Reminder $reminder, Record $item): bool
    {
        return $item->type === ContentType::CallForApplication && $reminder->kind === ReminderKind::Last;
    }
}
