<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle\Walks;

use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Random\Randomizer;

/** One try of a walk: who does what, and what another person does between its checks and its transaction. */
final readonly class Step
{
    public const MAIL = 'mail';
    public const DELETE = 'delete';
    public const RESTORE = 'restore';
    public const ERASE = 'erase';
    /** The rarer ones more than once: they need others before them. */
    private const OTHERS = [
        self::MAIL, self::MAIL, self::DELETE, self::RESTORE, self::RESTORE, self::ERASE,
        MembershipAction::AcceptMail, MembershipAction::OfferTransfer, MembershipAction::OfferTransfer,
        MembershipAction::AcceptTransfer, MembershipAction::AcceptTransfer, MembershipAction::AcceptTransfer,
    ];

    private function __construct(
        public int $actor,
        public int $other,
        public MembershipAction|string $action,
        public MembershipRole $role,
        public ?self $meanwhile,
    ) {
    }

    /** @param int $people of the walk; the first one, who begins as the owner, acts more often */
    public static function draw(Randomizer $random, int $people): self
    {
        $step = self::one($random, $people, [...MembershipAction::cases(), ...self::OTHERS]);
        $canMeet = $step->action === self::DELETE || ($step->action instanceof MembershipAction && $step->action !== MembershipAction::AcceptMail);
        $meeting = array_filter(MembershipAction::cases(), static fn (MembershipAction $each): bool => $each !== MembershipAction::AcceptMail);
        $second = self::one($random, $people, [...array_values($meeting), self::DELETE]);

        return new self($step->actor, $step->other, $step->action, $step->role, $canMeet && $random->getInt(0, 2) === 0 ? $second : null);
    }

    public function describe(): string
    {
        $action = $this->action instanceof MembershipAction ? $this->action->value : $this->action;

        return "{$this->actor} {$action} {$this->other} {$this->role->value}" . ($this->meanwhile === null ? '' : " (meanwhile {$this->meanwhile->describe()})");
    }

    /** @param non-empty-list<MembershipAction|string> $actions */
    private static function one(Randomizer $random, int $people, array $actions): self
    {
        $roles = MembershipRole::cases();

        return new self(
            max(0, $random->getInt(-1, $people - 1)),
            $random->getInt(0, $people - 1),
            $actions[$random->getInt(0, count($actions) - 1)],
            $roles[$random->getInt(0, count($roles) - 1)],
            null,
        );
    }
}
