<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

use DateTimeImmutable;
use Passerelle\Calls\CallDates;

/** A change of the dates of a call that is or was public, once for all its languages. */
final readonly class DateChange
{
    /**
     * @param int $id 0: not stored yet
     * @param int $postId the language that was changed
     * @param int $actorId 0: the system, or an account that does not exist any more
     */
    public function __construct(
        public int $id,
        public int $groupId,
        public int $postId,
        public int $actorId,
        public DateTimeImmutable $at,
        public DateChangeKind $kind,
        public CallDates $before,
        public CallDates $after,
        public string $reason,
    ) {
    }
}
