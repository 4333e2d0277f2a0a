<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files\Uploads;

use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Uploads\DeleteUpload;
use Passerelle\Files\Uploads\SweepUploads;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Files\Uploads\Uploads;
use Passerelle\Files\Uploads\UploadsModule;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Tests\Factories\FileFactory;
use Passerelle\Tests\FrozenClock;

/** The end of uploads: by their owner, and after a day. */
final class UploadExpiryTest extends UploadTestCase
{
    private const DAY = 86_400;

    protected function setUp(): void
    {
        parent::setUp();
        // Until the rollback: sweeps count every expired upload.
        $this->db->execute("DELETE FROM {$this->db->table('uploads')}");
    }

    public function testDeletesWhatIsUnfinished(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 20);
        $this->append($owner, $id, 0, '0123456789');

        self::assertSame([204, null], $this->ask($owner, $id, 'DELETE'));
        $this->runAfterCommit();

        self::assertSame([404, 404, 404], [$this->ask($owner, $id)[0], $this->append($owner, $id, 10, 'x')[0], $this->ask($owner, $id, 'DELETE')[0]]);
        self::assertSame(0, $this->partial->size($id));
    }

    public function testDeletesAStoredFileUnlessARecordUsesIt(): void
    {
        $owner = $this->users->beneficiaire();
        [$unused, $used] = [$this->stored($owner), $this->stored($owner)];
        [$file, $usedFile] = [$this->fileOf($owner, $unused), $this->fileOf($owner, $used)];
        $path = $this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($file)->path ?? '');
        $this->content->draft(ContentType::Initiative, ['documentIds' => [$usedFile]], ownerId: $owner->id);

        self::assertSame([204, null], $this->ask($owner, $unused, 'DELETE'));
        self::assertSame([409, ['code' => 'invalid_transition', 'fields' => []]], $this->ask($owner, $used, 'DELETE'));
        $this->runAfterCommit();

        self::assertNull($this->plugin->get(Files::class)->find($file));
        self::assertFileDoesNotExist($path);
        self::assertNotNull($this->plugin->get(Files::class)->find($usedFile));
        self::assertSame('ready', $this->read($owner, $used, 'state'));
    }

    public function testExpiresAfterADay(): void
    {
        $owner = $this->users->beneficiaire();
        $clock = new FrozenClock();
        $uploads = $this->pluginAt($clock)->get(Uploads::class);
        $id = $uploads->create(UploadOwner::account($owner), 'cv', 'a', 20)->id;
        $uploads->append(UploadOwner::account($owner), $id, 0, '0123456789');

        $clock->advance(self::DAY - 1);
        self::assertSame(11, $uploads->append(UploadOwner::account($owner), $id, 10, 'x')->received);
        self::assertSame(0, ($this->pluginAt($clock)->get(SweepUploads::class))());
        $clock->advance(1);
        $expired = ['upload_expired'];
        self::assertSame($expired, $this->refusals(static fn () => $uploads->append(UploadOwner::account($owner), $id, 11, 'x')));
        self::assertSame($expired, $this->refusals(static fn () => $uploads->get(UploadOwner::account($owner), $id)));
        self::assertSame($expired, $this->refusals(fn () => ($this->plugin->get(DeleteUpload::class))($uploads->get(UploadOwner::account($owner), $id))));
        self::assertSame(['not_found'], $this->refusals(fn () => $uploads->get(UploadOwner::account($this->users->beneficiaire()), $id)), 'Others do not learn that it existed.');
    }

    public function testTheSweepLeavesNothing(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 20);
        $this->append($owner, $id, 0, '0123456789');
        $stored = $this->stored($owner);
        // After the uploads, whose times are real.
        $clock = new FrozenClock(gmdate('Y-m-d\TH:i:s\Z'));
        $file = $this->fileOf($owner, $stored);
        $path = $this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($file)->path ?? '');
        $orphan = str_repeat('0', 32);
        $this->partial->write($orphan, 0, 'bytes whose row was deleted');
        touch($this->partial->path($orphan), time() - 10);
        $module = $this->pluginAt($clock)->get(UploadsModule::class);

        self::assertSame([UploadsModule::DAILY], array_keys($module->dailyTasks()));
        $sweep = $module->dailyTasks()[UploadsModule::DAILY];
        self::assertSame(0, $sweep());
        self::assertSame([10, true], [$this->partial->size($id), $this->partial->size($orphan) > 0]);

        $clock->advance(self::DAY);
        self::assertSame(2, $sweep());
        $this->runAfterCommit();

        self::assertSame([0, 0], [$this->partial->size($id), $this->partial->size($orphan)]);
        self::assertNull($this->plugin->get(Files::class)->find($file));
        self::assertFileDoesNotExist($path);
        self::assertSame([], $this->db->column("SELECT id FROM {$this->db->table('uploads')} WHERE owner_id = %d", $owner->id));
    }

    public function testTheSweepLeavesFilesOfRecordsAndProposals(): void
    {
        $owner = $this->users->beneficiaire();
        $clock = new FrozenClock(gmdate('Y-m-d\TH:i:s\Z'));
        [$used, $proposed] = [$this->stored($owner), $this->stored($owner)];
        [$usedFile, $proposedFile] = [$this->fileOf($owner, $used), $this->fileOf($owner, $proposed)];
        $record = $this->content->published(ContentType::Initiative, ['documentIds' => [$usedFile]], ownerId: $owner->id);
        $proposals = $this->plugin->get(ProposalStore::class);
        $proposals->write($record->id, new Proposal(
            $owner->id,
            Status::Pending,
            $clock->now(),
            'Title',
            'slug',
            Audience::Public,
            ['documentIds' => [$usedFile, $proposedFile]],
        ));
        $sweep = $this->pluginAt($clock)->get(SweepUploads::class);
        $clock->advance(2 * self::DAY);

        self::assertSame(1, $sweep());
        self::assertSame(0, $sweep(), 'What is proposed waits.');
        self::assertNotNull($this->plugin->get(Files::class)->find($usedFile));
        self::assertNotNull($this->plugin->get(Files::class)->find($proposedFile));

        $proposals->delete($record->id);
        self::assertSame(1, $sweep());
        self::assertNotNull($this->plugin->get(Files::class)->find($usedFile));
        self::assertNull($this->plugin->get(Files::class)->find($proposedFile));
    }

    private function stored(\Passerelle\Rights\Viewer $owner): string
    {
        $id = $this->upload($owner, FileFactory::pdfText());
        $this->inspect($id);

        return $id;
    }
}
