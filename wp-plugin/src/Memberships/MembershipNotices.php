<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Mail\Mails;

/** Mails to those whom a change of members concerns. */
final readonly class MembershipNotices
{
    /** Key of MembershipMail. */
    public const MAIL = 'memberships.change';

    public function __construct(private Mails $mails)
    {
    }

    /** Within the transaction of the change. */
    public function add(MembershipChange $change): void
    {
        $event = MembershipEvent::of($change);
        if ($event === null) {
            return;
        }
        foreach ($event->recipients($change) as $userId) {
            $this->mails->toUser(self::MAIL, $userId, [
                'actor' => $change->actor->id,
                'event' => $event->value,
                'role' => $change->after->of($change->memberId)->role->value ?? '',
                'structure' => $change->structure->groupId,
            ]);
        }
    }
}
