<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use DateTimeImmutable;

/** A reminder of the date of an item, for all who want to be reminded of it. */
final readonly class Reminder
{
    /**
     * @param DateTimeImmutable $eventAt what it is about
     * @param int $lastUserId the last account that was reminded; people are reminded in the order of their numbers
     */
    public function __construct(
        public int $groupId,
        public ReminderKind $kind,
        public DateTimeImmutable $eventAt,
        public DateTimeImmutable $dueAt,
        public DateTimeImmutable $expiresAt,
        public int $lastUserId = 0,
    ) {
    }
}
