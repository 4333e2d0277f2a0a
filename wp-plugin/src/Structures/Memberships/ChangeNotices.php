<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Notifies those whom a change of members concerns, in the workspace and by mail. */
final readonly class ChangeNotices
{
    private const DAY = 86_400;

    public function __construct(private Notify $notify, private Throttle $throttle)
    {
    }

    /** Within the transaction of the change. */
    public function add(MembershipChange $change): void
    {
        $event = MembershipEvent::of($change);
        if ($event === null) {
            return;
        }
        $kind = $event->isOfOwnership() ? NoticeKind::Transfer : NoticeKind::Membership;
        ($this->notify)($kind, $change->structure, $event->recipients($change), [
            MembershipNotices::ACTOR => $change->actor->id,
            MembershipNotices::EVENT => $event->value,
            MembershipNotices::ROLE => $change->after->of($change->memberId)->role->value ?? '',
        ], isMailed: $event !== MembershipEvent::Asked || $this->isFirstRequest($change));
    }

    /** Requests that are withdrawn and made again send one mail a day. */
    private function isFirstRequest(MembershipChange $change): bool
    {
        return $this->throttle->isWithin("request:{$change->actor->id}:{$change->structure->groupId}", 1, self::DAY);
    }
}
