<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnerChange;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** How often one person is invited, in whatever way and by whomever, and how often a request is mailed. */
final class InvitationLimitsTest extends ByMailTestCase
{
    public function testInvitingAndCancellingAPersonAgainAndAgainIsLimited(): void
    {
        $person = $this->memberWithProfile();
        $outcomes = [];
        for ($number = 0; $number < 8; $number++) {
            $outcomes[] = $this->acting($this->owner, OwnerAction::Invite, $person);
            $outcomes[] = $this->acting($this->owner, OwnerAction::CancelInvitation, $person);
        }

        self::assertSame([...array_fill(0, 12, []), ['rate_limited'], ['invalid_transition'], ['rate_limited'], ['invalid_transition']], $outcomes);
    }

    public function testAllStructuresAndWaysOfAnOwnerCountTogether(): void
    {
        $person = $this->memberWithProfile();
        $email = get_userdata($person->id)->user_email ?? '';
        $outcomes = [];
        foreach (range(1, 8) as $number) {
            $structure = $this->structureOf($this->owner);
            $outcomes[] = $number % 2 === 0
                ? $this->inviting($this->owner, strtoupper($email), structure: $structure)
                : $this->acting($this->owner, OwnerAction::Invite, $person, $structure);
        }
        $wait = $this->waitOf(fn () => ($this->plugin->get(OwnerChange::class))($this->owner, $this->structure->id, OwnerAction::Invite, new MemberReference($person->id)));

        self::assertSame([...array_fill(0, 6, []), ['rate_limited'], ['rate_limited']], $outcomes);
        self::assertGreaterThan(0, $wait);
        self::assertSame([], $this->acting($this->owner, OwnerAction::Invite, $this->memberWithProfile()), 'Another person.');
    }

    public function testAllOwnersTogetherInviteAPersonTwentyTimesADayAndOthersCannotUseThatUp(): void
    {
        $person = $this->memberWithProfile();
        $stranger = $this->memberWithProfile();
        for ($number = 0; $number < 30; $number++) {
            $this->acting($stranger, OwnerAction::Invite, $person);
        }
        $outcomes = [];
        foreach (range(1, 5) as $ignored) {
            $owner = $this->memberWithProfile();
            for ($number = 0; $number < 5; $number++) {
                $outcomes[] = implode($this->acting($owner, OwnerAction::Invite, $person, $this->structureOf($owner)));
            }
        }

        self::assertSame([...array_fill(0, 20, ''), ...array_fill(0, 5, 'rate_limited')], $outcomes);
        $this->clock->advance(DAY_IN_SECONDS);
        self::assertSame([], $this->acting($this->owner, OwnerAction::Invite, $person));
    }

    public function testRequestsThatAreWithdrawnAndMadeAgainAreMailedOnceADay(): void
    {
        $person = $this->memberWithProfile();
        $flood = function () use ($person): int {
            $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
            for ($number = 0; $number < 5; $number++) {
                self::assertSame([], $this->requesting($person, OwnAction::Ask));
                self::assertSame(['pretender', 'member'], $this->of($person));
                self::assertSame([], $this->requesting($person, OwnAction::Withdraw));
            }

            return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE kind = 'mail'");
        };

        self::assertSame([1, 0], [$flood(), $flood()]);
        $this->clock->advance(DAY_IN_SECONDS);
        self::assertSame(1, $flood());
    }

    private function memberWithProfile(): Viewer
    {
        $person = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);

        return $person;
    }

    /** @return list<string> refusals */
    private function acting(Viewer $viewer, OwnerAction $action, Viewer $person, ?Record $structure = null): array
    {
        return $this->refusals(fn () => ($this->plugin->get(OwnerChange::class))($viewer, ($structure ?? $this->structure)->id, $action, new MemberReference($person->id)));
    }

    /** @return list<string> refusals */
    private function requesting(Viewer $person, OwnAction $action): array
    {
        return $this->refusals(fn () => ($this->plugin->get(OwnChange::class))($person, new OwnRequest($action, $this->structure->id), self::ADDRESS));
    }

    /** @param callable(): mixed $work */
    private function waitOf(callable $work): int
    {
        return (int) explode(' ', $this->outcome($work) . ' 0')[1];
    }
}
