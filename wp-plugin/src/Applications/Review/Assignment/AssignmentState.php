<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

/** State of the review of an application by one person. Overdue is computed. */
enum AssignmentState: string
{
    case Asked = 'asked';
    case Accepted = 'accepted';
    case Declined = 'declined';
    /** The reviewer has submitted a final score. */
    case Done = 'done';
    /** Taken back by those who run the call. */
    case Cancelled = 'cancelled';
    /** The person does not review it after all: what they scored is not counted. */
    case Recused = 'recused';

    /** @return non-empty-list<self> in which the person reads and scores the application */
    public static function reviewing(): array
    {
        return [self::Asked, self::Accepted, self::Done];
    }

    public function isOpen(): bool
    {
        return $this === self::Asked || $this === self::Accepted;
    }
}
