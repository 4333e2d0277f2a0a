<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;

/** Closings of a call after the first: each is reminded of to those who have something to send until then. */
interface LaterClosings
{
    /** @return list<DateTimeImmutable> */
    public function of(int $groupId): array;
}
