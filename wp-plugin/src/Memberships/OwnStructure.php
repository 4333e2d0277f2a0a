<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Content\Record;

/** A structure as one of those sees it who have a membership in it. */
final readonly class OwnStructure
{
    /** @param int $userId of the one who sees it */
    public function __construct(public Record $record, private int $userId, private MemberList $list)
    {
    }

    public function membership(): ?Membership
    {
        return $this->list->of($this->userId);
    }

    public function isOwner(): bool
    {
        return $this->list->isOwner($this->userId);
    }

    public function isSoleOwner(): bool
    {
        return $this->list->isSoleOwner($this->userId);
    }

    /** @return int requests that wait for an owner; 0 for all others */
    public function requests(): int
    {
        $pretenders = array_filter($this->list->memberships, static fn (Membership $each): bool => $each->status === MembershipStatus::Pretender);

        return $this->isOwner() ? count($pretenders) : 0;
    }

    /** @return list<OwnAction> that the person could take now */
    public function actions(): array
    {
        return array_values(array_filter(
            OwnAction::cases(),
            fn (OwnAction $each): bool => MembershipRules::allows($this->list, $each->action(), $this->userId, $this->userId),
        ));
    }
}
