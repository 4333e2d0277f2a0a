<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle\Walks;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipRules;
use Passerelle\Structures\Memberships\MembershipStatus;

/** A structure as the rules make it, without a database. */
final class ExpectedStructure
{
    /** Its members before its deletion; null: it is there. */
    private ?MemberList $ended = null;
    /** Deleted for good with the account of its last owner: it had no other member for whom it could be restored. */
    private bool $isGone = false;

    public function __construct(public MemberList $members)
    {
    }

    public function isDeleted(): bool
    {
        return $this->ended !== null;
    }

    public function isGone(): bool
    {
        return $this->isGone;
    }

    /** @return string code of the refusal; '': done */
    public function change(MembershipAction $action, int $actorId, int $memberId, MembershipRole $role): string
    {
        return $this->unlessDeleted('not_found', fn (): MemberList => MembershipRules::apply($this->members, $action, $actorId, $memberId, $role));
    }

    /** @return string code of the refusal; '': done */
    public function invite(int $actorId): string
    {
        return match (true) {
            $this->isDeleted() => 'not_found',
            !$this->members->isOwner($actorId) => 'structure_owner_required',
            default => '',
        };
    }

    /** @return string code of the refusal; '': done */
    public function join(int $userId, int $inviterId, MembershipRole $role): string
    {
        return $this->unlessDeleted('link_expired', fn (): MemberList => MembershipRules::join($this->members, $userId, $inviterId, $role));
    }

    /** @return string code of the refusal; '': done */
    public function delete(int $actorId): string
    {
        if ($this->isDeleted() || !$this->members->isOwner($actorId)) {
            return $this->members->statusOf($actorId) === MembershipStatus::Member ? 'structure_owner_required' : 'not_found';
        }
        [$this->ended, $this->members] = [$this->members, new MemberList([])];

        return '';
    }

    /**
     * @param int $ownerId who becomes its owner when none is left
     * @return string code of the refusal; '': done
     */
    public function restore(int $ownerId): string
    {
        if ($this->ended === null || $this->isGone) {
            return 'not_found';
        }
        $ended = $this->ended->owners() === [] ? $this->ended->with($ownerId, MembershipStatus::Member, MembershipRole::Owner) : $this->ended;
        [$this->members, $this->ended] = [$ended, null];

        return '';
    }

    /** @return string code of the refusal; '': done */
    public function erase(int $userId): string
    {
        if ($this->members->isSoleOwner($userId)) {
            return 'structure_transfer_first';
        }
        $isOwnerOfDeleted = $this->ended?->isOwner($userId) ?? false;
        $this->members = $this->members->without($userId);
        $this->ended = $this->ended?->without($userId);
        $this->isGone = $this->isGone || ($isOwnerOfDeleted && !$this->canBeRestored());

        return '';
    }

    private function canBeRestored(): bool
    {
        $statuses = array_map(static fn (Membership $each): MembershipStatus => $each->status, $this->ended->memberships ?? []);

        return in_array(MembershipStatus::Member, $statuses, true);
    }

    /** @param callable(): MemberList $change */
    private function unlessDeleted(string $code, callable $change): string
    {
        if ($this->isDeleted()) {
            return $code;
        }
        try {
            $this->members = $change();
        } catch (DomainError $error) {
            return $error->errorCode;
        }

        return '';
    }
}
