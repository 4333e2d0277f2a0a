<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Notifies reviewers. Within the transaction of the event. Nothing names an application or who applies. */
final readonly class ReviewNotices
{
    /** Keys in the data of a notice: value of ReviewEvent, number of applications. */
    public const EVENT = 'event';
    public const COUNT = 'count';

    public function __construct(private Notify $notify)
    {
    }

    public function invited(Record $call, int $userId): void
    {
        ($this->notify)(NoticeKind::ReviewAssigned, $call, [$userId], [self::EVENT => ReviewEvent::Invited->value]);
    }

    /** @param int $count of applications that were assigned at once */
    public function assigned(Record $call, int $userId, int $count): void
    {
        ($this->notify)(NoticeKind::ReviewAssigned, $call, [$userId], [self::EVENT => ReviewEvent::Assigned->value, self::COUNT => $count]);
    }

    public function due(Record $call, int $userId, int $count, DateTimeImmutable $until): void
    {
        ($this->notify)(NoticeKind::ReviewDue, $call, [$userId], [self::EVENT => ReviewEvent::Due->value, self::COUNT => $count], $until);
    }
}
