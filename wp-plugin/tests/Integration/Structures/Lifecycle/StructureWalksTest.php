<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\RequestDeletion;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Rights\Policy;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Content\Model\ContentType;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\EndedTables;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\MembershipTables;
use Passerelle\Tests\Integration\Structures\Lifecycle\Walks\ExpectedStructure;
use Passerelle\Tests\Integration\Structures\Lifecycle\Walks\Step;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;
use Random\Randomizer;

/**
 * Structures from their creation to their deletion, and back: random sequences of all that people do with them, with invitations by
 * mail, erased accounts, and a second person who acts between the checks of the first one and their transaction. The database always
 * agrees with the rules, there is an owner as long as there is a structure, and nobody has a right beyond their role.
 */
#[Group('exhaustive')]
final class StructureWalksTest extends LifecycleTestCase
{
    private const WALKS = 200;
    private const STEPS = 16;
    private const PEOPLE = 3;
    private const MEANWHILE = 'meanwhile';
    private const PASSWORD = 'Factory-2026!';
    private const ADDRESS = '203.0.113.8';

    /** @var list<Viewer> */
    private array $people = [];
    private Viewer $administrator;
    private Record $structure;
    private ExpectedStructure $expected;
    /** @var list<int> open invitations by mail of a walk */
    private array $mailed = [];
    private int $addresses = 0;
    /** @var array<string, int> steps that were done, by name */
    private array $done = [];

    public function testTheDatabaseFollowsTheRules(): void
    {
        $this->administrator = $this->users->administrator();
        $this->people = array_map($this->newPerson(...), range(1, self::PEOPLE));
        $problem = '';
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problem === ''; $seed++) {
            $steps = RandomWalk::of($seed, self::STEPS, static fn (Randomizer $random): Step => Step::draw($random, self::PEOPLE));
            $problem = RandomWalk::report($seed, $steps, $this->walk(...), static fn (Step $step): string => $step->describe());
        }

        self::assertSame('', $problem);
        $rare = [MembershipAction::AcceptMail->value, MembershipAction::AcceptTransfer->value, Step::DELETE, Step::RESTORE, Step::ERASE, self::MEANWHILE];
        self::assertSame([], array_diff($rare, array_keys($this->done)), 'What needs other steps before it is done somewhere.');
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
    }

    /** @param list<Step> $steps */
    private function walk(array $steps): ?string
    {
        $owner = $this->people[0];
        $this->structure = $this->structure([$owner->id => ['owner', 'member'], $this->people[1]->id => ['member', 'member']]);
        $begun = MemberList::ownedBy($owner->id)->with($this->people[1]->id, MembershipStatus::Member, MembershipRole::Member);
        $this->expected = new ExpectedStructure($begun);
        $this->mailed = [];
        foreach ($steps as $step) {
            $this->db->execute("DELETE FROM {$this->db->table('throttle')}");
            $problem = $this->tried($step) ?? $this->problem();
            if ($problem !== null) {
                return $problem;
            }
        }
        $this->leaveNothing();

        return null;
    }

    /** @return string|null what the database answered otherwise than the rules */
    private function tried(Step $step): ?string
    {
        $second = $step->meanwhile;
        $met = null;
        $meet = function (mixed $query) use ($second, &$meet, &$met): mixed {
            if ($second !== null && is_string($query) && str_starts_with($query, 'SAVEPOINT')) {
                remove_filter('query', $meet);
                $met = $this->difference($second);
                $this->done[self::MEANWHILE] = 1;
            }

            return $query;
        };
        if ($second !== null) {
            add_filter('query', $meet);
        }
        $difference = $this->difference($step, $second !== null);
        remove_filter('query', $meet);

        return $met ?? $difference;
    }

    /** @param bool $isMet the other person acts before the rules are asked */
    private function difference(Step $step, bool $isMet = false): ?string
    {
        $before = $isMet ? null : $this->ruled($step);
        $answer = implode($this->refusals(fn () => $this->perform($step)));
        $code = $before ?? $this->ruled($step);
        $name = $step->action instanceof MembershipAction ? $step->action->value : $step->action;
        if ($answer === '') {
            $this->done[$name] = ($this->done[$name] ?? 0) + 1;
        }

        return $answer === $code ? null : "{$name} is answered with '{$answer}' instead of '{$code}'";
    }

    /** @return string code of the refusal; '': done */
    private function ruled(Step $step): string
    {
        $actor = $this->people[$step->actor];

        return match ($step->action) {
            Step::MAIL => $this->expected->invite($actor->id),
            Step::DELETE => $this->expected->delete($actor->id),
            Step::RESTORE => $this->expected->restore($actor->id),
            Step::ERASE => $this->expected->erase($actor->id),
            MembershipAction::AcceptMail => $this->ruledJoin($actor),
            default => $step->action instanceof MembershipAction
                ? $this->expected->change($step->action, $actor->id, $this->memberOf($step)->id, $step->role)
                : self::fail('No such step'),
        };
    }

    private function ruledJoin(Viewer $actor): string
    {
        $invitation = $this->plugin->get(InvitationStore::class)->find($this->mailed[array_key_last($this->mailed)] ?? 0);

        return $invitation === null
            ? 'link_expired'
            : $this->expected->join($actor->id, $invitation->inviterId, MembershipRole::from($invitation->invitee->role));
    }

    private function perform(Step $step): void
    {
        $actor = $this->people[$step->actor];
        match ($step->action) {
            Step::MAIL => $this->mail($actor, $step),
            Step::DELETE => ($this->plugin->get(DeleteStructure::class))($actor, $this->structure->id, $this->structure->title),
            Step::RESTORE => ($this->plugin->get(RestoreStructure::class))($this->administrator, $this->structure->groupId, $actor->id),
            Step::ERASE => $this->erase($actor, $step->actor),
            MembershipAction::AcceptMail => $this->join($actor),
            default => $step->action instanceof MembershipAction
                ? ($this->plugin->get(ChangeMembership::class))($actor, $this->structure->id, $step->action, $this->memberOf($step)->id, $step->role)
                : self::fail('No such step'),
        };
    }

    private function mail(Viewer $actor, Step $step): void
    {
        $invite = new MailInvite('walk-' . ++$this->addresses . '@example.test', 'Kossi', 'Amouzou', $step->role);
        $this->mailed[] = ($this->plugin->get(InviteByMail::class))($actor, $this->structure->id, $invite)->id;
    }

    private function join(Viewer $actor): void
    {
        $id = $this->mailed[array_key_last($this->mailed)] ?? 0;
        $hash = (string) $this->plugin->get(InvitationStore::class)->makeLink($id, $this->plugin->get(InvitationStore::class)->find($id)->sending ?? 0);
        ($this->plugin->get(OwnChange::class))($actor, new OwnRequest(OwnAction::Accept, 0, $hash === '' ? 'none' : $hash), self::ADDRESS);
        array_pop($this->mailed);
    }

    /** Another person takes their place. */
    private function erase(Viewer $actor, int $place): void
    {
        $plan = ($this->plugin->get(RequestDeletion::class))($actor, self::PASSWORD, PublishedItems::Keep, 0);
        self::assertTrue(($this->plugin->get(EraseAccount::class))($actor->id, $plan, 0));
        $this->people = array_values(array_replace($this->people, [$place => $this->newPerson()]));
        $left = "SELECT COUNT(*) FROM {$this->table(MembershipTables::MEMBERSHIPS)} WHERE user_id = %d";
        self::assertSame('0', (string) $this->db->value($left, $actor->id));
    }

    private function memberOf(Step $step): Viewer
    {
        $isByOwner = $step->action instanceof MembershipAction && $step->action->isByOwner();

        return $this->people[$isByOwner ? $step->other : $step->actor];
    }

    private function problem(): ?string
    {
        $stored = (new MembershipStore($this->db))->list($this->structure->groupId);
        [$actual, $expected] = [self::describe($stored), self::describe($this->expected->members)];
        if ($actual !== $expected) {
            return "stored is '{$actual}' instead of '{$expected}'";
        }
        if ($this->expected->isGone()) {
            wp_cache_flush();

            return $this->plugin->get(Records::class)->find($this->structure->id) === null ? null : 'left although its last owner is gone';
        }
        $isDeleted = $this->expected->isDeleted();
        if ($isDeleted !== ($this->statusOf($this->structure) === 'trash') || $isDeleted !== ($stored->owners() === [])) {
            return 'a structure without an owner, or members of a deleted one';
        }
        $record = $this->reload($this->structure);
        foreach ($this->people as $person) {
            if ($this->plugin->get(Policy::class)->canEdit($person, $record) !== $stored->isOwner($person->id)) {
                return "{$person->id} has other rights than their role";
            }
        }

        return null;
    }

    private static function describe(MemberList $list): string
    {
        $members = [];
        foreach ($list->memberships as $userId => $membership) {
            $members[$userId] = "{$userId} {$membership->status->value} {$membership->role->value}";
        }
        ksort($members);

        // The offer of a deleted structure stays stored, but is none without members.
        return implode(', ', $members) . ($members === [] || $list->transfer === null ? '' : ", {$list->transfer->from} to {$list->transfer->to}");
    }

    /** The same people begin the next walk: what they own here must not keep their accounts. */
    private function leaveNothing(): void
    {
        foreach ([MembershipTables::MEMBERSHIPS, EndedTables::MEMBERSHIPS, MembershipTables::TRANSFERS] as $table) {
            $this->db->execute("DELETE FROM {$this->table($table)} WHERE group_id = %d", $this->structure->groupId);
        }
        Memberships::forget(...array_map(static fn (Viewer $each): int => $each->id, $this->people));
    }

    private function table(string $name): string
    {
        return $this->db->table($name);
    }

    private function newPerson(): Viewer
    {
        $person = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);

        return $person;
    }
}
