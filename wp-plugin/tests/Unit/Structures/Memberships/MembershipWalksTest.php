<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Structures\Memberships;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipRules;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\TestCase;
use Random\Randomizer;

/** Anybody does anything with the members of a structure, in any order; owners also invite by mail, and anybody has the link. */
final class MembershipWalksTest extends TestCase
{
    private const WALKS = 10_000;
    private const STEPS = 40;
    private const PEOPLE = 4;

    public function testAStructureKeepsAnOwnerAndNobodyGainsWhatNobodyGave(): void
    {
        $done = [];
        $problem = '';
        for ($seed = 1; $seed <= self::WALKS && $problem === ''; $seed++) {
            $run = static function (array $tries) use (&$done): ?string {
                $list = MemberList::ownedBy(1);
                $mailed = null;
                foreach ($tries as [$actor, $member, $action, $role]) {
                    if ($action === null) {
                        $mailed = $list->isOwner($actor) ? [$actor, $role] : $mailed;
                        continue;
                    }
                    try {
                        $next = $action === MembershipAction::AcceptMail && $mailed !== null
                            ? MembershipRules::join($list, $member, ...$mailed)
                            : MembershipRules::apply($list, $action, $actor, $member, $role);
                    } catch (DomainError) {
                        continue;
                    }
                    $done[$action->value] = true;
                    $wrong = $action === MembershipAction::AcceptMail ? self::joined($list, $next, $member, $mailed) : self::problem($list, $next, $action, $actor, $member);
                    if ($wrong !== null) {
                        return $wrong;
                    }
                    // A link is used once.
                    $mailed = $action === MembershipAction::AcceptMail ? null : $mailed;
                    $list = $next;
                }

                return null;
            };
            $describe = static fn (array $try): string => $try[0] . ' ' . ($try[2]->value ?? 'mail') . " {$try[1]} {$try[3]->value}";
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::STEPS, self::draw(...)), $run, $describe);
        }

        self::assertSame('', $problem);
        self::assertEqualsCanonicalizing(array_column(MembershipAction::cases(), 'value'), array_keys($done), 'Every action succeeds somewhere.');
    }

    /** @param array{int, MembershipRole}|null $mailed inviter and role */
    private static function joined(MemberList $before, MemberList $after, int $member, ?array $mailed): ?string
    {
        $others = array_filter(
            range(1, self::PEOPLE),
            static fn (int $person): bool => $person !== $member && !Membership::areSame($before->of($person), $after->of($person)),
        );

        return match (true) {
            $mailed === null => 'joined without an invitation',
            !$before->isOwner($mailed[0]) => 'invited by a person who owns nothing',
            $before->statusOf($member) === MembershipStatus::Member => 'a member joined',
            !Membership::areSame($after->of($member), new Membership(MembershipStatus::Member, $mailed[1])) => 'another role than that of the invitation',
            $others !== [] => 'another person changed',
            default => null,
        };
    }

    private static function problem(MemberList $before, MemberList $after, MembershipAction $action, int $actor, int $member): ?string
    {
        $changed = array_filter(range(1, self::PEOPLE), static fn (int $person): bool => !Membership::areSame($before->of($person), $after->of($person)));
        $gained = array_diff($after->owners(), $before->owners());

        return match (true) {
            $after->owners() === [] => 'no owner',
            $action !== MembershipAction::AcceptTransfer && array_diff($changed, [$member]) !== [] => 'somebody else changed',
            $action->isByOwner() && !$before->isOwner($actor) => 'done by somebody who owns nothing',
            !$action->isByOwner() && $actor !== $member => 'done for somebody else',
            // Who becomes an owner was offered it by an owner: as a transfer, as an invitation or by their role.
            $gained !== [] && $action === MembershipAction::AcceptTransfer && $before->transfer?->to !== $member => 'owner without an offer',
            $gained !== [] && $action === MembershipAction::AcceptInvitation && $before->of($member)?->role !== MembershipRole::Owner => 'owner by another invitation',
            $gained !== [] && $action === MembershipAction::Ask && $before->of($member)?->role !== MembershipRole::Owner => 'owner by asking',
            $after->transfer !== null && (!$after->isOwner($after->transfer->from) || $after->isOwner($after->transfer->to)) => 'an offer that nobody can accept',
            default => null,
        };
    }

    /** @return array{int, int, MembershipAction|null, MembershipRole} who, with whom, what, which role; null: invites by mail */
    private static function draw(Randomizer $random): array
    {
        [$actions, $roles] = [[...MembershipAction::cases(), null], MembershipRole::cases()];
        $actor = $random->getInt(1, self::PEOPLE);

        return [
            $actor,
            // Half of all try something with themselves.
            $random->getInt(0, 1) === 0 ? $actor : $random->getInt(1, self::PEOPLE),
            $actions[$random->getInt(0, count($actions) - 1)],
            $roles[$random->getInt(0, count($roles) - 1)],
        ];
    }
}
