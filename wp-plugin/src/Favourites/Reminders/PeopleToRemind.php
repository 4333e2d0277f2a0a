<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Calls\Notices\DraftHolders;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Favourites\FavouriteStore;

/** Who is reminded of the date of an item. */
final readonly class PeopleToRemind
{
    public function __construct(private FavouriteStore $favourites, private DraftHolders $holders)
    {
    }

    /** @return list<int> user ids of the next batch of those who have it among their favourites */
    public function next(Reminder $reminder, int $limit): array
    {
        return $this->favourites->usersToRemind($reminder->groupId, $reminder->lastUserId, $reminder->dueAt, $limit);
    }

    /**
     * @param list<int> $userIds
     * @return list<int> without those whom the call itself reminds of its closing: its people, and shortly before it those with an unsent application
     */
    public function among(array $userIds, ReminderKind $kind, Record $item): array
    {
        if ($item->type !== ContentType::CallForApplication) {
            return $userIds;
        }
        $holders = $kind === ReminderKind::Last ? $this->holders->of($item->groupId) : [];

        return array_values(array_diff($userIds, CallPeople::team($item), $holders));
    }
}
