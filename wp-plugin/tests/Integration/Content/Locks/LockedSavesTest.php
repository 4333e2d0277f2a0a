<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Locks;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Locks\LockAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** What a lock means for saves, by whoever holds it and by others. */
final class LockedSavesTest extends IntegrationTestCase
{
    private Viewer $owner;
    private Viewer $editor;
    private Record $record;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->editor = $this->users->editor();
        $this->record = $this->content->draft(ContentType::Initiative, ['sought' => 'Stored'], ownerId: $this->owner->id);
    }

    public function testWithoutALockBothSave(): void
    {
        $first = $this->save($this->owner, $this->record, 'One');

        self::assertSame('Two', $this->save($this->editor, $first, 'Two')->values->text('sought'));
        self::assertNull($this->plugin->get(LockStore::class)->find($this->record->id), 'A save takes no lock.');
    }

    public function testOnlyTheHolderSavesAndOthersAreToldWho(): void
    {
        wp_update_user(['ID' => $this->owner->id, 'display_name' => 'Awa Ndiaye']);
        $lock = $this->lock($this->owner, LockAction::Take);

        self::assertSame(['locked_by_other', $lock], $this->refusal($this->editor, $this->record));
        self::assertEquals($this->record, $this->reload($this->record));
        self::assertSame('Awa Ndiaye', $lock['holder']);
        self::assertSame('Mine', $this->save($this->owner, $this->record, 'Mine')->values->text('sought'));
    }

    public function testASaveByTheHolderRenewsTheLock(): void
    {
        $this->lock($this->owner, LockAction::Take);
        $this->moveEnd('+30 seconds');
        $this->save($this->owner, $this->record, 'Mine');

        self::assertGreaterThan(time() + 60, $this->plugin->get(LockStore::class)->find($this->record->id)?->until->getTimestamp());
    }

    public function testASaveThatIsRefusedRenewsNothing(): void
    {
        $this->lock($this->owner, LockAction::Take);
        $this->moveEnd('+30 seconds');

        self::assertSame('stale_version', $this->refusal($this->owner, $this->record, 7)[0]);
        self::assertLessThan(time() + 60, $this->plugin->get(LockStore::class)->find($this->record->id)?->until->getTimestamp());
    }

    public function testALockThatIsOverHoldsNobodyBack(): void
    {
        $this->lock($this->owner, LockAction::Take);
        $this->moveEnd('-1 second');

        self::assertSame('Theirs', $this->save($this->editor, $this->record, 'Theirs')->values->text('sought'));
    }

    public function testWhoWasTakenOverFromDoesNotSave(): void
    {
        $this->lock($this->owner, LockAction::Take);
        $this->lock($this->editor, LockAction::TakeOver);

        self::assertSame('locked_by_other', $this->refusal($this->owner, $this->record)[0]);
        self::assertSame('Theirs', $this->save($this->editor, $this->record, 'Theirs')->values->text('sought'));
    }

    public function testTheLockIsAskedBeforeTheVersion(): void
    {
        $this->save($this->editor, $this->record, 'Newer');
        $this->lock($this->editor, LockAction::Take);

        self::assertSame('locked_by_other', $this->refusal($this->owner, $this->record)[0]);
        $this->lock($this->editor, LockAction::Release);
        self::assertSame('stale_version', $this->refusal($this->owner, $this->record)[0]);
    }

    public function testAStrangerLearnsNothingFromARefusedSave(): void
    {
        $this->lock($this->owner, LockAction::Take);

        self::assertSame(['rights_edit_initiative', []], $this->refusal($this->users->beneficiaire(), $this->record));
    }

    /** @return array{holder: string|null, since: string|null, until: string|null} */
    private function lock(Viewer $viewer, LockAction $action): array
    {
        return ($this->plugin->get(RecordLocks::class))($viewer, $this->record->id, $action);
    }

    private function save(Viewer $viewer, Record $record, string $sought, ?int $version = null): Record
    {
        return ($this->plugin->get(SaveContent::class))(new SaveInput(
            $viewer,
            $record->type,
            $record->language,
            ['sought' => $sought],
            id: $record->id,
            expectedVersion: $version ?? $record->version,
        ));
    }

    /** @return array{string, array<string, mixed>} the code, and what comes with it */
    private function refusal(Viewer $viewer, Record $record, ?int $version = null): array
    {
        try {
            $this->save($viewer, $record, 'Refused', $version);
        } catch (DomainError $error) {
            return [$error->errorCode, $error->current];
        }
        self::fail('It was saved.');
    }

    private function moveEnd(string $by): void
    {
        $this->db->execute(
            "UPDATE {$this->db->table('locks')} SET until = %s",
            gmdate('Y-m-d H:i:s', (int) strtotime($by)),
        );
    }
}
