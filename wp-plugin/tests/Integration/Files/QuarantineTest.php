<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use DateTimeImmutable;
use Passerelle\Admin\Form\StoredAttachments;
use Passerelle\Files\FileLimits;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFiles;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Files\Scanning\Clamd;
use Passerelle\Files\Scanning\EndQuarantine;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Files\Scanning\ScanFile;
use Passerelle\Files\Scanning\Scanner;
use Passerelle\Files\StoredFile;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Outbox\OutboxLimits;
use Passerelle\Tests\Factories\Documents\PdfBuilder;
use Passerelle\Tests\Factories\FakeClamd;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use WP_REST_Request;

/** Uploads with an anti-virus behind a real socket. */
final class QuarantineTest extends IntegrationTestCase
{
    private const NOW = '2026-11-22 10:00:00';

    private Files $scanned;
    private Dispatcher $dispatcher;
    private FrozenClock $clock;

    /** @var list<int> files that were announced to the pages */
    private array $announced = [];

    public function testServesFileOnlyAfterTheScanAndWithAccess(): void
    {
        $this->build((new FakeClamd(mode: 'close'))->address);
        $owner = $this->users->beneficiaire();
        $id = $this->upload($owner->id);
        $record = $this->content->published(ContentType::Initiative, ['documentIds' => [$id]], ownerId: $owner->id);

        $this->runAfterCommit();

        $file = $this->find($id);
        self::assertSame([FileState::Scanning, null, false], [$file->state, $file->refusal, $file->isScanned]);
        self::assertSame([404, 404, 404], $this->statuses($id, [0, $owner->id, $this->users->administrator()->id]));
        self::assertSame([false, true], $this->places($file));
        self::assertSame([], (new Media($this->plugin->get(Files::class)))->findMany([$id]), 'No page names it.');
        self::assertSame([$id => ['file.state.scanning', false]], $this->shown($id));

        // The daemon is back; the worker asks again once its wait is over.
        $daemon = new FakeClamd();
        $this->build($daemon->address, '+10 minutes');
        self::assertSame(1, $this->dispatcher->run());

        $file = $this->find($id);
        self::assertSame([FileState::Ready, true], [$file->state, $file->isScanned]);
        self::assertSame([200, 200, 200], $this->statuses($id, [0, $owner->id, $this->users->administrator()->id]));
        self::assertSame([true, false], $this->places($file));
        self::assertSame([$id], $this->announced);
        self::assertSame(["item:{$record->groupId}"], $this->plugin->get(Files::class)->tags($id));
        self::assertSame([$id], array_keys((new Media($this->plugin->get(Files::class)))->findMany([$id])));
        self::assertSame([$id => ['file.state.scanned', true]], $this->shown($id));
    }

    public function testAnInfectedFileStaysInQuarantineForSomeDays(): void
    {
        $daemon = new FakeClamd();
        $this->build($daemon->address);
        $owner = $this->users->beneficiaire();
        $id = $this->upload($owner->id, 'a virus of the tests');

        $this->runAfterCommit();

        $file = $this->find($id);
        self::assertSame([FileState::Refused, 'file_infected', true], [$file->state, $file->refusal, $file->isScanned]);
        self::assertSame([404, 404], $this->statuses($id, [$owner->id, $this->users->administrator()->id]));
        self::assertSame([false, true], $this->places($file));
        self::assertSame([$id => ['fieldError.file_infected', false]], $this->shown($id));
        self::assertSame([], $this->announced);

        $this->build($daemon->address, '+29 days');
        self::assertSame([0, [false, true]], [$this->dispatcher->run(), $this->places($file)]);
        $this->build($daemon->address, '+31 days');
        self::assertSame([1, [false, false]], [$this->dispatcher->run(), $this->places($file)]);
        self::assertSame('file_infected', $this->find($id)->refusal);
    }

    public function testRejectsFileThatTheDaemonDoesNotAccept(): void
    {
        $daemon = new FakeClamd(max: 10);
        $this->build($daemon->address);
        $id = $this->upload(1);

        $this->runAfterCommit();

        self::assertSame('file_not_scanned', $this->find($id)->refusal);
    }

    public function testRemovesFileDeletedDuringTheScan(): void
    {
        $daemon = new FakeClamd(mode: 'error');
        $this->build($daemon->address);
        $id = $this->upload(1);
        $this->runAfterCommit();
        $file = $this->find($id);

        $this->scanned->delete([$id]);
        $this->plugin->get(FileStorage::class)->remove($file->path);

        self::assertSame([null, [false, false]], [$this->plugin->get(Files::class)->find($id), $this->places($file)]);
        self::assertSame([], $this->db->ids("SELECT file_id FROM {$this->db->table('file_scans')} WHERE file_id = %d", $id));
        $this->build($daemon->address, '+1 day');
        self::assertSame(1, $this->dispatcher->run(), 'There is nothing left to ask about.');
    }

    public function testCompletesInterruptedRelease(): void
    {
        $daemon = new FakeClamd(mode: 'error');
        $this->build($daemon->address);
        $id = $this->upload(1);
        $this->runAfterCommit();
        $this->plugin->get(FileStorage::class)->release($this->find($id)->path);

        $this->build($daemon->address, '+1 day');

        self::assertSame([1, FileState::Ready], [$this->dispatcher->run(), $this->find($id)->state]);
    }

    public function testWithoutScannerFilesStayInQuarantineAndNewOnesAreReady(): void
    {
        $daemon = new FakeClamd(mode: 'error');
        $this->build($daemon->address);
        $id = $this->upload(1);
        $this->runAfterCommit();

        $this->build(null, '+1 day');
        $new = $this->upload(1);

        self::assertSame([0, FileState::Scanning, FileState::Ready], [$this->dispatcher->run(), $this->find($id)->state, $this->find($new)->state]);
        self::assertSame([$new => ['file.state.unscanned', true]], $this->shown($new));
    }

    private function build(?string $clamd, string $later = '+0 seconds'): void
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $this->clock = new FrozenClock((new DateTimeImmutable(self::NOW . ' UTC'))->modify($later)->format('Y-m-d H:i:s'));
        $db = $this->db;
        $this->dispatcher = new Dispatcher($db, $this->clock, OutboxLimits::from($config));
        $scanner = $clamd === null ? [] : [Scanner::class => new Clamd($clamd, 10, 20)];
        $plugin = $this->pluginWith([Clock::class => $this->clock, Dispatcher::class => $this->dispatcher, ...$scanner]);
        $this->scanned = $plugin->get(Files::class);
        $scan = new ScanFile(
            $plugin->get(StoredFiles::class),
            $plugin->get(FileStorage::class),
            $plugin->get(Quarantine::class),
            $scanner[Scanner::class] ?? null,
            $config,
            function (int $id): void {
                $this->announced[] = $id;
            },
        );
        $this->dispatcher->handle($scan, $plugin->get(EndQuarantine::class));
    }

    private function upload(int $owner, string $text = 'plain'): int
    {
        $path = $this->files->write(PdfBuilder::page()->object(9, "({$text})")->build());

        return $this->scanned->store($path, 'cv.pdf', FilePurpose::Document, $owner);
    }

    private function find(int $id): StoredFile
    {
        return $this->plugin->get(Files::class)->find($id) ?? self::fail("File {$id} is gone.");
    }

    /** @return array{bool, bool} whether the bytes are where they are served from, and in quarantine */
    private function places(StoredFile $file): array
    {
        clearstatcache();

        return [is_file($this->plugin->get(FileStorage::class)->absolute($file->path)), is_file($this->plugin->get(FileStorage::class)->quarantined($file->path))];
    }

    /**
     * @param list<int> $users 0: signed out
     * @return list<int> HTTP statuses
     */
    private function statuses(int $id, array $users): array
    {
        return array_map(static function (int $user) use ($id): int {
            wp_set_current_user($user);

            return rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$id}"))->get_status();
        }, $users);
    }

    /** @return array<int, array{string, bool}> what the edit screens say, and whether they link to it */
    private function shown(int $id): array
    {
        $attachments = new StoredAttachments($this->plugin->get(Files::class), new FileLimits(Config::fromDirectory(dirname(__DIR__, 3) . '/config')));

        return array_map(static fn ($shown): array => [$shown->state, $shown->isReady], $attachments->findMany([$id]));
    }
}
