<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Policy;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipRules;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;
use Random\Randomizer;

/** The same random sequences, with invitations by mail, on the database and on the rules alone: both always agree, and the rights follow. */
#[Group('exhaustive')]
final class MembershipWalksTest extends IntegrationTestCase
{
    private const WALKS = 200;
    private const STEPS = 16;
    private const PEOPLE = 3;

    /** @var list<int> open invitations by mail of a walk */
    private array $mailed = [];
    private int $addresses = 0;

    public function testTheDatabaseFollowsTheRules(): void
    {
        $people = array_map($this->member(...), range(1, self::PEOPLE));
        $done = 0;
        $problem = '';
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problem === ''; $seed++) {
            $run = function (array $tries) use ($people, &$done): ?string {
                $structure = $this->content->published(
                    ContentType::Structure,
                    ['members' => [['user' => $people[0]->id, 'role' => 'owner', 'status' => 'member']]],
                    ownerId: $people[0]->id,
                );
                $expected = MemberList::ownedBy($people[0]->id);
                $this->mailed = [];
                foreach ($tries as [$actor, $other, $action, $role]) {
                    [$by, $whom] = [$people[$actor], $people[$action?->isByOwner() === true ? $other : $actor]];
                    $this->db->execute("DELETE FROM {$this->db->table('throttle')}");
                    if ($action === null || $action === MembershipAction::AcceptMail) {
                        [$code, $expected] = $action === null ? self::expectedMail($expected, $by) : $this->expectedJoin($expected, $by);
                        $refusals = $action === null ? $this->mail($by, $structure, $role) : $this->join($by, $code === []);
                    } else {
                        [$code, $expected] = self::expected($expected, $action, $by->id, $whom->id, $role);
                        $refusals = $this->refusals(fn () => ($this->plugin->get(ChangeMembership::class))($by, $structure->id, $action, $whom->id, $role));
                    }
                    $problem = $refusals === $code ? $this->problem($structure, $expected, $people) : 'another answer: ' . implode($refusals);
                    if ($problem !== null) {
                        return $problem;
                    }
                    $done += $code === [] ? 1 : 0;
                }

                return null;
            };
            $describe = static fn (array $try): string => $try[0] . ' ' . ($try[2]->value ?? 'mail') . " {$try[1]} {$try[3]->value}";
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::STEPS, self::draw(...)), $run, $describe);
        }

        self::assertSame('', $problem);
        self::assertGreaterThan($walks, $done, 'More than one step of each walk is done.');
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
    }

    /** @return array{list<string>, MemberList} the refusal, and the members after it */
    private static function expected(MemberList $before, MembershipAction $action, int $actorId, int $memberId, MembershipRole $role): array
    {
        try {
            return [[], MembershipRules::apply($before, $action, $actorId, $memberId, $role)];
        } catch (DomainError $error) {
            return [[$error->errorCode], $before];
        }
    }

    /** @return array{list<string>, MemberList} of inviting by mail */
    private static function expectedMail(MemberList $before, Viewer $by): array
    {
        return [$before->isOwner($by->id) ? [] : ['structure_owner_required'], $before];
    }

    /** @return array{list<string>, MemberList} of accepting the last open invitation by mail */
    private function expectedJoin(MemberList $before, Viewer $by): array
    {
        $invitation = $this->plugin->get(InvitationStore::class)->find($this->mailed[array_key_last($this->mailed)] ?? 0);
        try {
            return $invitation === null
                ? [['link_expired'], $before]
                : [[], MembershipRules::join($before, $by->id, $invitation->inviterId, MembershipRole::from($invitation->invitee->role))];
        } catch (DomainError $error) {
            return [[$error->errorCode], $before];
        }
    }

    /** @return list<string> */
    private function mail(Viewer $by, Record $structure, MembershipRole $role): array
    {
        $invite = new MailInvite('walk-' . ++$this->addresses . '@example.test', 'Kossi', 'Amouzou', $role);

        return $this->refusals(function () use ($by, $structure, $invite): void {
            $this->mailed[] = ($this->plugin->get(InviteByMail::class))($by, $structure->id, $invite)->id;
        });
    }

    /** @return list<string> */
    private function join(Viewer $by, bool $isUsed): array
    {
        $id = $this->mailed[array_key_last($this->mailed)] ?? 0;
        $sending = $this->plugin->get(InvitationStore::class)->find($id)->sending ?? 0;
        $hash = (string) $this->plugin->get(InvitationStore::class)->makeLink($id, $sending);
        $answer = fn () => ($this->plugin->get(OwnChange::class))($by, new OwnRequest(OwnAction::Accept, 0, $hash === '' ? 'none' : $hash), '203.0.113.8');
        $refusals = $this->refusals($answer);
        if ($isUsed) {
            array_pop($this->mailed);
            $again = $this->refusals($answer);

            return $again === ['link_expired'] ? $refusals : ['a link served twice'];
        }

        return $refusals;
    }

    /** @param list<Viewer> $people */
    private function problem(Record $structure, MemberList $expected, array $people): ?string
    {
        $stored = (new MembershipStore($this->db))->list($structure->groupId);
        if (self::describe($stored) !== self::describe($expected)) {
            return 'stored is ' . self::describe($stored) . ' instead of ' . self::describe($expected);
        }
        $current = $this->plugin->get(Records::class)->find($structure->id);
        foreach ($people as $person) {
            if ($current === null || $this->plugin->get(Policy::class)->canEdit($person, $current) !== $stored->isOwner($person->id)) {
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

        return implode(', ', $members) . ($list->transfer === null ? '' : ", {$list->transfer->from} to {$list->transfer->to}");
    }

    private function member(): Viewer
    {
        $member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $member->id);

        return $member;
    }

    /** @return array{int, int, MembershipAction|null, MembershipRole} who, with whom, what, which role; null: invites by mail */
    private static function draw(Randomizer $random): array
    {
        [$actions, $roles] = [[...MembershipAction::cases(), null], MembershipRole::cases()];

        return [
            // Who begins as the owner acts more often.
            max(0, $random->getInt(-1, self::PEOPLE - 1)),
            $random->getInt(0, self::PEOPLE - 1),
            $actions[$random->getInt(0, count($actions) - 1)],
            $roles[$random->getInt(0, count($roles) - 1)],
        ];
    }
}
