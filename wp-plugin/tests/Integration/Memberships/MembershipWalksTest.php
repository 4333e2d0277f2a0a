<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Memberships;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Memberships\MemberList;
use Passerelle\Memberships\MembershipAction;
use Passerelle\Memberships\MembershipRole;
use Passerelle\Memberships\MembershipRules;
use Passerelle\Memberships\MembershipStore;
use Passerelle\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\RandomWalk;
use Random\Randomizer;

/** The same random sequences on the database and on the rules alone: both always agree, and the rights follow. */
final class MembershipWalksTest extends IntegrationTestCase
{
    private const WALKS = 200;
    private const STEPS = 16;
    private const PEOPLE = 3;

    public function testTheDatabaseFollowsTheRules(): void
    {
        $people = array_map($this->member(...), range(1, self::PEOPLE));
        $done = 0;
        $problem = '';
        for ($seed = 1; $seed <= self::WALKS && $problem === ''; $seed++) {
            $run = function (array $tries) use ($people, &$done): ?string {
                $structure = $this->content->published(
                    ContentType::Structure,
                    ['members' => [['user' => $people[0]->id, 'role' => 'owner', 'status' => 'member']]],
                    ownerId: $people[0]->id,
                );
                $expected = MemberList::ownedBy($people[0]->id);
                foreach ($tries as [$actor, $other, $action, $role]) {
                    [$by, $whom] = [$people[$actor], $people[$action->isByOwner() ? $other : $actor]];
                    [$code, $expected] = self::expected($expected, $action, $by->id, $whom->id, $role);
                    $refusals = $this->refusals(fn () => ($this->plugin->memberships->change)($by, $structure->id, $action, $whom->id, $role));
                    $problem = $refusals === $code ? $this->problem($structure, $expected, $people) : 'another answer: ' . implode($refusals);
                    if ($problem !== null) {
                        return $problem;
                    }
                    $done += $code === [] ? 1 : 0;
                }

                return null;
            };
            $describe = static fn (array $try): string => "{$try[0]} {$try[2]->value} {$try[1]} {$try[3]->value}";
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::STEPS, self::draw(...)), $run, $describe);
        }

        self::assertSame('', $problem);
        self::assertGreaterThan(self::WALKS, $done, 'More than one step of each walk is done.');
        self::assertSame([], ($this->plugin->audit->verify)()->faults);
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

    /** @param list<Viewer> $people */
    private function problem(Record $structure, MemberList $expected, array $people): ?string
    {
        $stored = (new MembershipStore($this->plugin->database))->list($structure->groupId);
        if (self::describe($stored) !== self::describe($expected)) {
            return 'stored is ' . self::describe($stored) . ' instead of ' . self::describe($expected);
        }
        $current = $this->plugin->content->records->find($structure->id);
        foreach ($people as $person) {
            if ($current === null || $this->plugin->policy->canEdit($person, $current) !== $stored->isOwner($person->id)) {
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

    /** @return array{int, int, MembershipAction, MembershipRole} who, with whom, what, which role */
    private static function draw(Randomizer $random): array
    {
        [$actions, $roles] = [MembershipAction::cases(), MembershipRole::cases()];

        return [
            // Who begins as the owner acts more often.
            max(0, $random->getInt(-1, self::PEOPLE - 1)),
            $random->getInt(0, self::PEOPLE - 1),
            $actions[$random->getInt(0, count($actions) - 1)],
            $roles[$random->getInt(0, count($roles) - 1)],
        ];
    }
}
