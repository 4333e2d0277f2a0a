<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MembershipAction as Action;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\MembershipStatus as Status;

/** What each action makes of the members of a structure. Without a database: who may act is known from the list itself. */
final class MembershipRules
{
    /**
     * @param int $actorId user id
     * @param int $memberId user id of the person concerned; the actor's own for actions of that person
     * @param Role|null $role that is given with an invitation or by SetRole; of a request: that with which it is accepted
     * @throws DomainError an owner's action by somebody else: structure_owner_required, not_found · refusal() and refusalOfLastOwner() of the action
     */
    public static function apply(MemberList $list, Action $action, int $actorId, int $memberId, ?Role $role = null): MemberList
    {
        if ($action->isByOwner()) {
            $list->requireOwner($actorId);
        } elseif ($actorId !== $memberId) {
            throw DomainError::notFound();
        }
        $next = match ($action) {
            Action::Ask => self::ask($list, $memberId),
            Action::Invite => self::invite($list, $memberId, $role ?? Role::DEFAULT),
            Action::AcceptRequest => self::changed($list, $memberId, Status::Pretender, $role ?? Role::DEFAULT),
            Action::AcceptInvitation => self::changed($list, $memberId, Status::Guest, null),
            // Needs the invitation, which is not in the list.
            Action::AcceptMail => null,
            Action::Withdraw, Action::RefuseRequest => self::ended($list, $memberId, Status::Pretender),
            Action::RefuseInvitation, Action::CancelInvitation => self::ended($list, $memberId, Status::Guest),
            Action::Resend => $list->statusOf($memberId) === Status::Guest ? $list : null,
            Action::Leave, Action::Remove => self::ended($list, $memberId, Status::Member),
            Action::SetRole => $role === null ? null : self::changed($list, $memberId, Status::Member, $role),
            Action::OfferTransfer => self::offer($list, $actorId, $memberId),
            Action::CancelTransfer => $list->transfer?->from === $actorId ? $list->withTransfer(null) : null,
            Action::AcceptTransfer => $list->transfer?->to === $memberId ? self::transferred($list, $list->transfer) : null,
            Action::RefuseTransfer => $list->transfer?->to === $memberId ? $list->withTransfer(null) : null,
        };
        if ($next === null) {
            throw new DomainError($action->refusal());
        }

        return $next->owners() === [] ? throw new DomainError($action->refusalOfLastOwner()) : $next;
    }

    /** Whether the action would be done; of actions with a role: with any. */
    public static function allows(MemberList $list, Action $action, int $actorId, int $memberId): bool
    {
        try {
            self::apply($list, $action, $actorId, $memberId, Role::Guest);

            return true;
        } catch (DomainError) {
            return false;
        }
    }

    /**
     * What an invitation by mail makes of the members: whoever accepts it is a member with its role, also who asked to join.
     *
     * @param int $inviterId user id; an invitation is valid as long as its inviter owns the structure
     * @throws DomainError link_expired · membership_accept_failed: a member already
     */
    public static function join(MemberList $list, int $userId, int $inviterId, Role $role): MemberList
    {
        if (!$list->isOwner($inviterId)) {
            throw new DomainError('link_expired');
        }
        if ($list->statusOf($userId) === Status::Member) {
            throw new DomainError(Action::AcceptMail->refusal());
        }

        return $list->with($userId, Status::Member, $role);
    }

    /** Who is invited and asks is a member, with the role of the invitation. */
    private static function ask(MemberList $list, int $userId): ?MemberList
    {
        return match ($list->statusOf($userId)) {
            null => $list->with($userId, Status::Pretender, Role::DEFAULT),
            Status::Guest => self::changed($list, $userId, Status::Guest, null),
            default => null,
        };
    }

    /** The same the other way round. */
    private static function invite(MemberList $list, int $userId, Role $role): ?MemberList
    {
        return match ($list->statusOf($userId)) {
            null => $list->with($userId, Status::Guest, $role),
            Status::Pretender => $list->with($userId, Status::Member, $role),
            default => null,
        };
    }

    /** @param Role|null $role null: the one that was offered */
    private static function changed(MemberList $list, int $userId, Status $from, ?Role $role): ?MemberList
    {
        $membership = $list->of($userId);

        return $membership?->status === $from ? $list->with($userId, Status::Member, $role ?? $membership->role) : null;
    }

    private static function ended(MemberList $list, int $userId, Status $from): ?MemberList
    {
        return $list->statusOf($userId) === $from ? $list->without($userId) : null;
    }

    private static function offer(MemberList $list, int $from, int $to): ?MemberList
    {
        $isMember = $list->statusOf($to) === Status::Member && !$list->isOwner($to);

        return $isMember ? $list->withTransfer(new OwnershipTransfer($from, $to)) : null;
    }

    private static function transferred(MemberList $list, OwnershipTransfer $transfer): MemberList
    {
        return $list->with($transfer->to, Status::Member, Role::Owner)->with($transfer->from, Status::Member, Role::Member);
    }
}
