<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use DateTimeImmutable;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Accounts\Privacy\DeletionPlan;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Notices\ReadNotices;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Lifecycle\Succession\CarryOutSuccession;
use Passerelle\Structures\Lifecycle\Succession\Ownerless;
use Passerelle\Structures\Lifecycle\Succession\PlanSuccession;
use Passerelle\Structures\Lifecycle\Succession\SuccessionStore;
use Passerelle\Structures\SuccessionTables;

final class SuccessionTest extends LifecycleTestCase
{
    private Viewer $administrator;
    private Record $structure;

    protected function setUp(): void
    {
        parent::setUp();
        $this->administrator = $this->users->administrator();
        $this->structure = $this->structure($this->everyState());
        $this->structure([$this->member->id => ['owner', 'member']], 'Une autre');
    }

    public function testStructuresWhoseOwnersHaveNoActiveAccountAreListed(): void
    {
        self::assertSame([], $this->listed());
        $this->close($this->owner);
        self::assertSame([$this->structure->groupId], $this->listed());
        $second = $this->users->beneficiaire();
        $this->content->save($this->structure, ['members' => self::rows([$this->owner->id => ['owner', 'member'], $second->id => ['owner', 'member']])]);
        self::assertSame([], $this->listed(), 'Another owner is active.');
        $this->plugin->get(DeletionPlans::class)->save($second->id, new DeletionPlan(new DateTimeImmutable('+3 days'), PublishedItems::Keep, 0));
        self::assertSame([$this->structure->groupId], $this->listed());
        delete_user_meta($this->owner->id, AccountState::DISABLED_META);
        self::assertSame([], $this->listed());
    }

    public function testAMemberBecomesTheOwnerAfterTheDelay(): void
    {
        $this->close($this->owner);
        ($this->plugin->get(PlanSuccession::class))($this->administrator, $this->structure->groupId, $this->member->id);
        self::assertSame([$this->owner->id => 'succession_planned', $this->member->id => 'succession_planned'], $this->notices($this->structure));
        $this->carryOut();
        self::assertTrue($this->isOwner($this->owner), 'Not before its date.');

        $this->makeDue();
        $this->carryOut();

        self::assertSame([['member', 'member'], ['owner', 'member']], [$this->members($this->structure)[$this->owner->id], $this->members($this->structure)[$this->member->id]]);
        self::assertSame($this->member->id, $this->reload($this->structure)->ownerId);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->owner, $this->reload($this->structure)));
        self::assertSame([$this->owner->id => 'succession_done', $this->member->id => 'succession_done'], $this->notices($this->structure));
        $steps = array_values(array_filter($this->actionsOn($this->structure), static fn (string $action): bool => str_starts_with($action, 'succession')));
        self::assertSame(['succession_planned', 'succession_done'], $steps);
        self::assertSame([[], null], [$this->listed(), $this->plugin->get(SuccessionStore::class)->find($this->structure->groupId)]);
        $title = ($this->plugin->get(ReadNotices::class))($this->member, Lang::English, 1, 1)[0]->text;
        self::assertStringContainsString('now owns the structure', $title);
    }

    public function testAStructureIsClosedAfterTheDelay(): void
    {
        [$own, $theirs] = [$this->item($this->structure, $this->owner), $this->item($this->structure, $this->member)];
        $this->close($this->owner);
        ($this->plugin->get(PlanSuccession::class))($this->administrator, $this->structure->groupId, 0);
        $this->makeDue();
        $this->carryOut();

        self::assertSame(['trash', 'trash', 'publish'], array_map($this->statusOf(...), [$this->structure, $own, $theirs]));
        self::assertSame([], $this->members($this->structure));
        ($this->plugin->get(RestoreStructure::class))($this->administrator, $this->structure->groupId);
        self::assertSame('publish', $this->statusOf($this->structure));
    }

    public function testWhatDoesNotFitAnyMoreIsNotDone(): void
    {
        $before = $this->members($this->structure);
        $changes = [
            'the owner is back' => fn () => delete_user_meta($this->owner->id, AccountState::DISABLED_META),
            'the heir is closed' => fn () => $this->close($this->member),
            'cancelled' => fn () => $this->plugin->get(PlanSuccession::class)->cancel($this->administrator, $this->structure->groupId),
        ];
        foreach ($changes as $name => $change) {
            $this->close($this->owner);
            delete_user_meta($this->member->id, AccountState::DISABLED_META);
            ($this->plugin->get(PlanSuccession::class))($this->administrator, $this->structure->groupId, $this->member->id);
            $change();
            $this->makeDue();
            $this->carryOut();
            self::assertSame($before, $this->members($this->structure), $name);
            self::assertSame('succession_cancelled', $this->notices($this->structure)[$this->member->id], $name);
            self::assertNull($this->plugin->get(SuccessionStore::class)->find($this->structure->groupId), $name);
        }
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(PlanSuccession::class)->cancel($this->administrator, $this->structure->groupId)));
    }

    public function testOnlyAdministratorsDecideAndOnlyWhereNoOwnerIsActive(): void
    {
        $plan = fn (Viewer $actor, int $heirId, ?int $groupId = null): array
            => $this->refusals(fn () => ($this->plugin->get(PlanSuccession::class))($actor, $groupId ?? $this->structure->groupId, $heirId));
        self::assertSame(['invalid_transition'], $plan($this->administrator, $this->member->id));
        self::assertSame(['invalid_transition'], $plan($this->administrator, 0));
        $this->close($this->owner);
        foreach ([$this->owner, $this->member, $this->users->editor(), Viewer::anonymous()] as $actor) {
            self::assertSame(['forbidden'], $plan($actor, $this->member->id));
            self::assertSame(['forbidden'], $this->refusals(fn () => $this->plugin->get(PlanSuccession::class)->cancel($actor, $this->structure->groupId)));
        }
        $asked = array_keys($this->members($this->structure))[2];
        foreach ([$this->owner->id, $asked, $this->administrator->id, -1, PHP_INT_MAX] as $heir) {
            self::assertSame(['heirId: unknown_user'], $plan($this->administrator, $heir));
        }
        foreach ([0, -1, PHP_INT_MAX] as $groupId) {
            self::assertSame(['not_found'], $plan($this->administrator, $this->member->id, $groupId));
        }
        self::assertNull($this->plugin->get(SuccessionStore::class)->find($this->structure->groupId));
        $this->plugin->get(CarryOutSuccession::class)->handle([]);
        $this->plugin->get(CarryOutSuccession::class)->handle(['groupId' => 'x']);
    }

    /** @return list<int> group ids */
    private function listed(): array
    {
        wp_cache_flush();

        return array_keys($this->plugin->get(Ownerless::class)->all());
    }

    private function close(Viewer $person): void
    {
        update_user_meta($person->id, AccountState::DISABLED_META, '1');
    }

    private function isOwner(Viewer $person): bool
    {
        return $this->members($this->structure)[$person->id] === ['owner', 'member'];
    }

    private function makeDue(): void
    {
        $table = $this->db->table(SuccessionTables::SUCCESSIONS);
        $this->db->execute("UPDATE {$table} SET due_at = %s", gmdate('Y-m-d H:i:s', time() - 1));
    }

    private function carryOut(): void
    {
        self::assertTrue($this->plugin->get(Outbox::class)->isWaiting(CarryOutSuccession::KIND, ['groupId' => $this->structure->groupId]));
        $this->plugin->get(CarryOutSuccession::class)->handle(['groupId' => $this->structure->groupId]);
    }
}
