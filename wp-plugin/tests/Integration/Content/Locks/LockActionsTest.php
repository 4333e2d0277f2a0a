<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Locks;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Locks\LockAction;
use Passerelle\Content\Locks\LocksModule;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * What each action does in each state of the lock, and what those see who may not edit the record.
 *
 * @phpstan-type Shown array{holder: string|null, since: string|null, until: string|null}
 */
#[Group('exhaustive')]
final class LockActionsTest extends IntegrationTestCase
{
    private const MINUTE = 60;
    private const AFTER_ITS_END = 121;
    private const NOBODY = ['holder' => null, 'since' => null, 'until' => null];

    private FrozenClock $clock;
    private Viewer $mine;
    private Viewer $theirs;
    private Record $record;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock('2026-11-21T10:00:00Z');
        $this->usePluginWith([Clock::class => $this->clock]);
        $this->mine = $this->named($this->users->beneficiaire(), 'Awa');
        $this->theirs = $this->named($this->users->editor(), 'SECRET Bintou');
        $this->record = $this->content->draft(ContentType::Initiative, ownerId: $this->mine->id);
    }

    /** @return iterable<string, array{string, LockAction, string}> state, action, outcome: a lock is made at 10:00, and it is 10:01 or, where it is over, 10:02:01 */
    public static function outcomes(): iterable
    {
        $table = [
            'free' => ['take' => 'mine now', 'renew' => 'refused by nobody', 'takeOver' => 'mine now', 'release' => 'nobody'],
            'mine' => ['take' => 'mine before', 'renew' => 'mine before', 'takeOver' => 'mine before', 'release' => 'nobody'],
            'mine, over' => ['take' => 'mine now', 'renew' => 'mine before', 'takeOver' => 'mine now', 'release' => 'nobody'],
            'theirs' => ['take' => 'refused', 'renew' => 'refused', 'takeOver' => 'mine now', 'release' => 'theirs'],
            'theirs, over' => ['take' => 'mine now', 'renew' => 'refused by nobody', 'takeOver' => 'mine now', 'release' => 'nobody'],
        ];
        foreach ($table as $state => $row) {
            foreach ($row as $action => $outcome) {
                yield "{$action}: {$state}" => [$state, LockAction::from($action), $outcome];
            }
        }
    }

    #[DataProvider('outcomes')]
    public function testEachActionInEachState(string $state, LockAction $action, string $outcome): void
    {
        if ($state !== 'free') {
            $this->ask(str_starts_with($state, 'mine') ? $this->mine : $this->theirs, LockAction::Take);
        }
        $this->clock->advance(str_ends_with($state, 'over') ? self::AFTER_ITS_END : self::MINUTE);
        $now = $this->clock->now()->format('Y-m-d\TH:i:s\Z');
        $until = $this->clock->now()->modify('+120 seconds')->format('Y-m-d\TH:i:s\Z');
        $theirs = ['holder' => 'SECRET Bintou', 'since' => '2026-11-21T10:00:00Z', 'until' => '2026-11-21T10:02:00Z'];

        $answer = $this->outcome($this->mine, $action);

        self::assertSame(match ($outcome) {
            'mine now' => ['done', ['holder' => 'Awa', 'since' => $now, 'until' => $until]],
            'mine before' => ['done', ['holder' => 'Awa', 'since' => '2026-11-21T10:00:00Z', 'until' => $until]],
            'nobody' => ['done', self::NOBODY],
            'theirs' => ['done', $theirs],
            'refused' => ['locked_by_other', $theirs],
            default => ['locked_by_other', self::NOBODY],
        }, $answer);
    }

    public function testReleasedTwiceIsReleased(): void
    {
        $this->ask($this->mine, LockAction::Take);

        self::assertSame([self::NOBODY, self::NOBODY], [$this->ask($this->mine, LockAction::Release), $this->ask($this->mine, LockAction::Release)]);
        self::assertSame(['locked_by_other', self::NOBODY], $this->outcome($this->mine, LockAction::Renew), 'A renewal that arrives late brings nothing back.');
    }

    public function testASubmissionEndsTheLock(): void
    {
        $this->ask($this->mine, LockAction::Take);
        $version = ($this->plugin->get(ChangeStatus::class))(new StatusChange($this->mine, $this->record->id, Transition::Submit))->version;
        self::assertSame(self::NOBODY, $this->ask($this->mine, LockAction::Release), 'The form that is closed then is not refused.');
        ($this->plugin->get(ChangeStatus::class))(new StatusChange($this->mine, $this->record->id, Transition::Withdraw, $version));

        self::assertSame('SECRET Bintou', $this->ask($this->theirs, LockAction::Take)['holder']);
    }

    public function testWhoWasTakenOverFromIsRefusedUntilTheyTakeItBack(): void
    {
        $this->ask($this->mine, LockAction::Take);
        $this->ask($this->theirs, LockAction::TakeOver);

        self::assertSame('locked_by_other', $this->outcome($this->mine, LockAction::Renew)[0]);
        self::assertSame('locked_by_other', $this->outcome($this->mine, LockAction::Take)[0]);
        self::assertSame('Awa', $this->ask($this->mine, LockAction::TakeOver)['holder']);
        self::assertSame('locked_by_other', $this->outcome($this->theirs, LockAction::Renew)[0]);
    }

    public function testTheLanguagesOfARecordAreLockedApart(): void
    {
        $english = $this->content->draft(ContentType::Initiative, [], Lang::English, groupId: $this->record->groupId, ownerId: $this->mine->id);
        $this->ask($this->theirs, LockAction::Take);

        self::assertSame('Awa', $this->ask($this->mine, LockAction::Take, $english)['holder']);
        self::assertSame('locked_by_other', $this->outcome($this->mine, LockAction::Take)[0]);
    }

    #[DataProvider('actions')]
    public function testWhoMayNotEditLearnsNothing(LockAction $action): void
    {
        $draft = $this->record;
        $published = $this->content->published(ContentType::Initiative, ownerId: $this->mine->id);
        $trashed = $this->content->draft(ContentType::Initiative, ownerId: $this->mine->id);
        wp_trash_post($trashed->id);
        $this->ask($this->theirs, LockAction::Take, $draft);
        $this->ask($this->theirs, LockAction::Take, $published);
        $people = ['visitor' => Viewer::anonymous(), 'stranger' => $this->users->beneficiaire(), 'moderateur' => $this->users->moderateur('FR'), 'owner' => $this->mine];
        $codes = [];
        foreach ($people as $name => $viewer) {
            foreach (['draft' => $draft, 'published' => $published, 'trashed' => $trashed] as $state => $record) {
                if ("{$name} {$state}" === 'owner draft') {
                    continue;
                }
                [$codes["{$name} {$state}"], $seen] = $this->outcome($viewer, $action, $record);
                self::assertSame($codes["{$name} {$state}"] === 'done' ? self::NOBODY : [], $seen, "{$name} {$state}");
            }
        }

        self::assertSame([
            'visitor draft' => 'not_found',
            'visitor published' => 'rights_edit_initiative',
            'visitor trashed' => 'not_found',
            'stranger draft' => 'not_found',
            'stranger published' => 'rights_edit_initiative',
            'stranger trashed' => 'not_found',
            'moderateur draft' => 'not_found',
            'moderateur published' => 'rights_edit_initiative',
            'moderateur trashed' => 'not_found',
            'owner published' => $action === LockAction::Release ? 'done' : 'not_editable',
            'owner trashed' => 'not_found',
        ], $codes);
        self::assertSame(
            [$this->theirs->id, $this->theirs->id],
            [$this->plugin->get(LockStore::class)->find($draft->id)?->userId, $this->plugin->get(LockStore::class)->find($published->id)?->userId],
        );
    }

    /** @return iterable<string, array{LockAction}> */
    public static function actions(): iterable
    {
        foreach (LockAction::cases() as $action) {
            yield $action->value => [$action];
        }
    }

    public function testARecordThatDoesNotExistIsNotFound(): void
    {
        self::assertSame(['not_found', []], $this->outcome($this->theirs, LockAction::Take, id: 2_000_000_000));
        self::assertSame(['not_found', []], $this->outcome($this->theirs, LockAction::Take, id: 0));
    }

    public function testWhatIsSubmittedCanNotBeLockedByItsOwner(): void
    {
        $submitted = $this->content->in(Status::Pending, ContentType::Initiative, ownerId: $this->mine->id);

        self::assertSame(['not_editable', []], $this->outcome($this->mine, LockAction::Take, $submitted));
    }

    public function testAValidatorClaimsWhatTheyDecideOn(): void
    {
        $submitted = $this->content->in(Status::Pending, ContentType::Initiative, ownerId: $this->mine->id);
        $published = $this->content->published(ContentType::Initiative, ownerId: $this->mine->id);
        [$moderator, $colleague, $far] = [$this->users->moderateur('SN'), $this->users->moderateur('SN'), $this->users->moderateur('FR')];
        $own = $this->content->in(Status::Pending, ContentType::Initiative, ownerId: $moderator->id);
        foreach ([$submitted, $published] as $record) {
            $this->ask($moderator, LockAction::Take, $record);
            self::assertSame('locked_by_other', $this->outcome($colleague, LockAction::Take, $record)[0]);
            $this->ask($colleague, LockAction::TakeOver, $record);
            self::assertSame('locked_by_other', $this->outcome($moderator, LockAction::Renew, $record)[0]);
        }

        self::assertSame(['not_found', []], $this->outcome($far, LockAction::TakeOver, $submitted));
        self::assertSame(['rights_edit_initiative', []], $this->outcome($far, LockAction::TakeOver, $published));
        self::assertSame(['not_editable', []], $this->outcome($moderator, LockAction::Take, $own));
        self::assertSame($colleague->id, $this->plugin->get(LockStore::class)->find($submitted->id)?->userId);
    }

    public function testALockGoesWithItsPostAndWhenItIsOver(): void
    {
        $rows = fn (): array => $this->db->ids("SELECT post_id FROM {$this->db->table('locks')} ORDER BY post_id");
        $second = $this->content->draft(ContentType::Event, ownerId: $this->mine->id);
        $third = $this->content->draft(ContentType::Event, ownerId: $this->mine->id);
        $this->ask($this->mine, LockAction::Take);
        $this->ask($this->mine, LockAction::Take, $second);
        self::assertSame([$this->record->id, $second->id], $rows());

        wp_delete_post($second->id, true);
        self::assertSame([$this->record->id], $rows());

        $this->clock->advance(self::AFTER_ITS_END);
        $this->ask($this->mine, LockAction::Take, $third);
        self::assertSame([LocksModule::DAILY], array_keys($this->plugin->get(LocksModule::class)->dailyTasks()));
        self::assertSame(1, $this->plugin->get(LocksModule::class)->dailyTasks()[LocksModule::DAILY]());
        self::assertSame([$third->id], $rows());
    }

    private function named(Viewer $viewer, string $name): Viewer
    {
        wp_update_user(['ID' => $viewer->id, 'display_name' => $name]);

        return $viewer;
    }

    /** @return Shown */
    private function ask(Viewer $viewer, LockAction $action, ?Record $record = null): array
    {
        return ($this->plugin->get(RecordLocks::class))($viewer, ($record ?? $this->record)->id, $action);
    }

    /** @return array{string, array<string, mixed>} "done" and the lock, or the code and what comes with it */
    private function outcome(Viewer $viewer, LockAction $action, ?Record $record = null, ?int $id = null): array
    {
        try {
            return ['done', ($this->plugin->get(RecordLocks::class))($viewer, $id ?? ($record ?? $this->record)->id, $action)];
        } catch (DomainError $error) {
            return [$error->errorCode, $error->current];
        }
    }
}
