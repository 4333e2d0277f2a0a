<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;

/** A reminder of an opening or closing at a certain instant. */
final readonly class Reminder
{
    /** @param DateTimeImmutable $eventAt what it is about */
    public function __construct(
        public int $groupId,
        public ReminderKind $kind,
        public DateTimeImmutable $eventAt,
        public DateTimeImmutable $dueAt,
        public DateTimeImmutable $expiresAt,
    ) {
    }
}
