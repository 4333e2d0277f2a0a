<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;

/** Notices about memberships: what their data contains, and those about the structure itself. */
final readonly class MembershipNotices
{
    /** Key in the data of a notice: who did it. */
    public const ACTOR = Notify::ACTOR;
    public const EVENT = 'event';
    /** The same: invitation by mail of the one who did it, where no account did. */
    public const INVITATION = 'invitation';
    /** Key in the data of a notice: role of the person concerned; empty without a membership. */
    public const ROLE = 'role';
    /** Key in the data of a notice: the name of another structure. */
    public const OTHER = 'other';
    /** Key in the data of a notice: user id of the next owner; 0: nobody. */
    public const HEIR = Notify::HEIR;

    public function __construct(private Notify $notify)
    {
    }

    /**
     * About the structure itself, within the transaction of the event. The name is stored, since nobody can read it of what is deleted.
     *
     * @param list<int> $userIds
     * @param array<string, int|string> $more OTHER, HEIR
     */
    public function announce(Record $structure, MembershipEvent $event, array $userIds, Viewer $actor, array $more = []): void
    {
        ($this->notify)(NoticeKind::Membership, $structure, array_values(array_diff($userIds, [$actor->id])), [
            self::ACTOR => $actor->id,
            self::EVENT => $event->value,
            Notify::TITLE => $structure->title,
            ...$more,
        ]);
    }
}
