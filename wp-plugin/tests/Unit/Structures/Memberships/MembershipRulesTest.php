<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Structures\Memberships;

use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipAction as Action;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\MembershipRules;
use Passerelle\Structures\Memberships\MembershipStatus as Status;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\OwnershipTransfer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MembershipRulesTest extends TestCase
{
    private const OWNER = 1;
    private const PERSON = 2;
    private const OTHER = 3;
    private const STATES = ['none', 'pretender', 'guest', 'member', 'guest role', 'owner'];

    /**
     * What becomes of the person in each of STATES, in that order; what refuses the action otherwise.
     *
     * @return iterable<string, array{Action, list<string>}>
     */
    public static function outcomes(): iterable
    {
        [$invalid, $failed, $forbidden, $transfer] = ['invalid_transition', 'membership_accept_failed', 'role_change_forbidden', 'ownership_transfer_failed'];
        yield 'ask' => [Action::Ask, ['pretender', $invalid, 'guest role', $invalid, $invalid, $invalid]];
        yield 'withdraw' => [Action::Withdraw, [$invalid, 'none', $invalid, $invalid, $invalid, $invalid]];
        yield 'invite' => [Action::Invite, ['guest', 'guest role', $invalid, $invalid, $invalid, $invalid]];
        yield 'cancel an invitation' => [Action::CancelInvitation, [$invalid, $invalid, 'none', $invalid, $invalid, $invalid]];
        yield 'send an invitation again' => [Action::Resend, [$invalid, $invalid, 'guest', $invalid, $invalid, $invalid]];
        yield 'accept a request' => [Action::AcceptRequest, [$failed, 'guest role', $failed, $failed, $failed, $failed]];
        yield 'refuse a request' => [Action::RefuseRequest, [$failed, 'none', $failed, $failed, $failed, $failed]];
        yield 'accept an invitation' => [Action::AcceptInvitation, [$failed, $failed, 'guest role', $failed, $failed, $failed]];
        yield 'accept a mail that is not there' => [Action::AcceptMail, array_fill(0, 6, $failed)];
        yield 'refuse an invitation' => [Action::RefuseInvitation, [$failed, $failed, 'none', $failed, $failed, $failed]];
        yield 'set the role' => [Action::SetRole, [$forbidden, $forbidden, $forbidden, 'guest role', 'guest role', 'guest role']];
        yield 'remove' => [Action::Remove, [$forbidden, $forbidden, $forbidden, 'none', 'none', 'none']];
        yield 'leave' => [Action::Leave, [$invalid, $invalid, $invalid, 'none', 'none', 'none']];
        yield 'offer the ownership' => [Action::OfferTransfer, [$transfer, $transfer, $transfer, 'member', 'guest role', $transfer]];
        yield 'accept an ownership that was not offered' => [Action::AcceptTransfer, array_fill(0, 6, $transfer)];
        yield 'refuse an ownership that was not offered' => [Action::RefuseTransfer, array_fill(0, 6, $transfer)];
        yield 'take back an ownership that was not offered' => [Action::CancelTransfer, array_fill(0, 6, $transfer)];
    }

    /** @param list<string> $outcomes */
    #[DataProvider('outcomes')]
    public function testAnActionInEachState(Action $action, array $outcomes): void
    {
        $seen = array_map(fn (string $state): string => $this->outcome($action, $state), self::STATES);

        self::assertSame($outcomes, $seen);
    }

    public function testEveryActionIsInTheTable(): void
    {
        $tested = array_map(static fn (array $case): Action => $case[0], [...iterator_to_array(self::outcomes(), false)]);

        self::assertEqualsCanonicalizing(Action::cases(), $tested);
    }

    /** @return iterable<string, array{Action}> */
    public static function actions(): iterable
    {
        foreach (Action::cases() as $action) {
            yield $action->value => [$action];
        }
    }

    #[DataProvider('actions')]
    public function testNobodyActsForAnother(Action $action): void
    {
        foreach (self::STATES as $state) {
            $list = self::list($state)->with(self::OTHER, Status::Member, Role::Member);

            $code = $action->isByOwner() ? 'structure_owner_required' : 'not_found';
            $this->assertRefused($code, fn () => MembershipRules::apply($list, $action, self::OTHER, self::PERSON, Role::Guest));
            foreach ([self::list($state), $list->with(self::OTHER, Status::Guest, Role::Owner), $list->with(self::OTHER, Status::Pretender, Role::Member)] as $without) {
                $this->assertRefused('not_found', fn () => MembershipRules::apply($without, $action, self::OTHER, self::PERSON, Role::Guest));
            }
        }
    }

    public function testWhoAcceptsAMailIsAMemberWithItsRole(): void
    {
        foreach (['none', 'pretender', 'guest'] as $state) {
            self::assertEquals(self::list('owner'), MembershipRules::join(self::list($state), self::PERSON, self::OWNER, Role::Owner));
        }
        foreach (['member', 'guest role', 'owner'] as $state) {
            $this->assertRefused('membership_accept_failed', fn () => MembershipRules::join(self::list($state), self::PERSON, self::OWNER, Role::Owner));
        }
        foreach ([self::OTHER, 0] as $inviter) {
            $this->assertRefused('link_expired', fn () => MembershipRules::join(self::list('none'), self::PERSON, $inviter, Role::Guest));
        }
    }

    public function testTheOnlyOwnerStays(): void
    {
        $list = self::list('member');

        $this->assertRefused('ownership_transfer_failed', fn () => MembershipRules::apply($list, Action::Leave, self::OWNER, self::OWNER));
        $this->assertRefused('role_change_forbidden', fn () => MembershipRules::apply($list, Action::Remove, self::OWNER, self::OWNER));
        $this->assertRefused('role_change_forbidden', fn () => MembershipRules::apply($list, Action::SetRole, self::OWNER, self::OWNER, Role::Member));
        self::assertEquals($list, MembershipRules::apply($list, Action::SetRole, self::OWNER, self::OWNER, Role::Owner));
    }

    public function testAnOwnershipChangesHandsOnceItIsAccepted(): void
    {
        $list = self::list('member');
        $offered = MembershipRules::apply($list, Action::OfferTransfer, self::OWNER, self::PERSON);
        self::assertEquals($list->withTransfer(new OwnershipTransfer(self::OWNER, self::PERSON)), $offered);

        self::assertEquals(
            new MemberList([self::OWNER => new Membership(Status::Member, Role::Member), self::PERSON => new Membership(Status::Member, Role::Owner)]),
            MembershipRules::apply($offered, Action::AcceptTransfer, self::PERSON, self::PERSON),
        );
        self::assertEquals($list, MembershipRules::apply($offered, Action::RefuseTransfer, self::PERSON, self::PERSON));
        self::assertEquals($list, MembershipRules::apply($offered, Action::CancelTransfer, self::OWNER, self::PERSON));
    }

    public function testAnOfferEndsWithTheMembershipOfEither(): void
    {
        $offered = MembershipRules::apply(self::list('member'), Action::OfferTransfer, self::OWNER, self::PERSON)->with(self::OTHER, Status::Member, Role::Owner);
        self::assertNotNull($offered->transfer);

        $ends = [
            MembershipRules::apply($offered, Action::Leave, self::PERSON, self::PERSON),
            MembershipRules::apply($offered, Action::Leave, self::OWNER, self::OWNER),
            MembershipRules::apply($offered, Action::SetRole, self::OTHER, self::OWNER, Role::Member),
            MembershipRules::apply($offered, Action::SetRole, self::OTHER, self::PERSON, Role::Owner),
        ];
        foreach ($ends as $list) {
            self::assertNull($list->transfer);
            $this->assertRefused('ownership_transfer_failed', fn () => MembershipRules::apply($list, Action::AcceptTransfer, self::PERSON, self::PERSON));
        }
    }

    private function outcome(Action $action, string $state): string
    {
        try {
            $after = MembershipRules::apply(self::list($state), $action, $action->isByOwner() ? self::OWNER : self::PERSON, self::PERSON, Role::Guest);
        } catch (DomainError $error) {
            return $error->errorCode;
        }
        foreach (self::STATES as $name) {
            if (Membership::areSame($after->of(self::PERSON), self::list($name)->of(self::PERSON))) {
                return $name;
            }
        }

        return 'unknown';
    }

    /** A structure of the owner, with the person in that state; an invitation is for the role guest. */
    private static function list(string $state): MemberList
    {
        $list = MemberList::ownedBy(self::OWNER);

        return match ($state) {
            'pretender' => $list->with(self::PERSON, Status::Pretender, Role::Member),
            'guest' => $list->with(self::PERSON, Status::Guest, Role::Guest),
            'member' => $list->with(self::PERSON, Status::Member, Role::Member),
            'guest role' => $list->with(self::PERSON, Status::Member, Role::Guest),
            'owner' => $list->with(self::PERSON, Status::Member, Role::Owner),
            default => $list,
        };
    }

    /** @param callable(): mixed $work */
    private function assertRefused(string $code, callable $work): void
    {
        try {
            $work();
            self::fail("Not refused with {$code}.");
        } catch (DomainError $error) {
            self::assertSame($code, $error->errorCode);
        }
    }
}
