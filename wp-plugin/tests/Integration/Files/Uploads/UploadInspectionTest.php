<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files\Uploads;

use Closure;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Scanning\Scanner;
use Passerelle\Files\Uploads\InspectUpload;
use Passerelle\Files\Uploads\LetterUploads;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\SystemClock;
use Passerelle\Files\Scanning\Clamd;
use Passerelle\Tests\Factories\FakeClamd;
use Passerelle\Tests\Factories\FileFactory;
use Passerelle\Tests\Unit\Files\Inspection\DocxCorpus;
use Passerelle\Tests\Unit\Files\Inspection\MediaCorpus;
use Passerelle\Tests\Unit\Files\Inspection\PdfCorpus;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What becomes of complete uploads. */
#[Group('exhaustive')]
final class UploadInspectionTest extends UploadTestCase
{
    /** @return array<string, array{Closure(): string, string}> bytes; MIME type of what is accepted, or code of the refusal */
    public static function files(): array
    {
        return [...PdfCorpus::files(), ...DocxCorpus::files(), ...MediaCorpus::files()];
    }

    /** @param Closure(): string $bytes */
    #[DataProvider('files')]
    public function testTheCorpusHasTheSameVerdicts(Closure $bytes, string $expected): void
    {
        $owner = $this->users->beneficiaire();
        $content = $bytes();
        if ($content === '') {
            self::assertSame(400, $this->create($owner, ['purpose' => 'document', 'name' => 'a', 'bytes' => 0])[0]);
            return;
        }
        $purpose = preg_match('/^(mp4|webm)/', (string) $this->dataName()) === 1 ? 'video' : 'document';
        $id = $this->upload($owner, $content, $purpose);

        $this->inspect($id);

        $state = $this->read($owner, $id, 'state');
        $verdict = $state === 'ready' ? $this->plugin->get(Files::class)->find($this->fileOf($owner, $id))?->mime : $this->read($owner, $id, 'error');
        self::assertSame([$expected, str_starts_with($expected, 'file_') ? 'refused' : 'ready'], [$verdict, $state]);
        self::assertSame(0, $this->partial->size($id), 'No bytes stay in the folder of uploads.');
        if ($state === 'refused') {
            self::assertSame([], $this->filesOf($owner->id));
        }
    }

    public function testRemovesCameraMetadata(): void
    {
        $owner = $this->users->beneficiaire();
        $picture = (string) file_get_contents($this->files->withExif($this->files->jpeg(60, 40), orientation: 6));
        self::assertStringContainsString('Secret place', $picture);

        $id = $this->upload($owner, $picture, 'cover', 'IMG_1.JPG');
        $this->inspect($id);

        $file = $this->plugin->get(Files::class)->find($this->fileOf($owner, $id)) ?? self::fail();
        $stored = (string) file_get_contents($this->plugin->get(FileStorage::class)->absolute($file->path));
        self::assertStringNotContainsString('Secret place', $stored);
        self::assertStringNotContainsString('Exif', $stored);
        self::assertSame([40, 60], [$file->width, $file->height]);
    }

    public function testRefusesAFileThatEndsEachInspection(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->upload($owner, FileFactory::pdfText());
        $store = new UploadStore($this->db, new SystemClock());
        // Processes that die in the middle begin and do not end.
        for ($died = 0; $died < 3; $died++) {
            self::assertTrue($store->beginInspection($id, 3));
        }

        $this->inspect($id);

        self::assertSame(['refused', 'file_too_complex'], [$this->read($owner, $id, 'state'), $this->read($owner, $id, 'error')]);
        self::assertSame([[], 0], [$this->filesOf($owner->id), $this->partial->size($id)]);
    }

    public function testStoresNothingWhenTheUploadIsDeletedDuringItsInspection(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->upload($owner, FileFactory::pdfText());
        $store = new UploadStore($this->db, new SystemClock());
        $files = $this->countFiles();
        add_filter('query', function (mixed $query) use ($owner, $store): mixed {
            // The insertion of the file is the last statement before the upload is marked.
            if (is_string($query) && str_contains($query, 'passerelle_files`')) {
                $store->deleteOf($owner->id);
            }
            return $query;
        });

        $this->inspect($id);

        self::assertSame([[], 0, $files], [$this->filesOf($owner->id), $this->partial->size($id), $this->countFiles()]);
    }

    public function testRefusesWhatLostBytesOnTheDisk(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->upload($owner, FileFactory::pdfText());
        file_put_contents($this->partial->path($id), 'short');

        $this->inspect($id);

        self::assertSame(['refused', 'file_corrupt'], [$this->read($owner, $id, 'state'), $this->read($owner, $id, 'error')]);
    }

    public function testARepeatedMessageStoresNoSecondFile(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->upload($owner, FileFactory::pdfText());
        $this->inspect($id);
        $fileId = $this->fileOf($owner, $id);

        $this->inspect($id);
        $this->plugin->get(InspectUpload::class)->handle(['upload' => str_repeat('0', 32)]);
        $this->plugin->get(InspectUpload::class)->handle([]);

        self::assertSame([$fileId], $this->filesOf($owner->id));
    }

    public function testIsScannedUntilTheAntiVirusHasAnswered(): void
    {
        $owner = $this->users->beneficiaire();
        $daemon = new FakeClamd(mode: 'close');
        $scanned = $this->pluginWith([Scanner::class => new Clamd($daemon->address, 1, 1)])->get(Files::class);
        $handler = new InspectUpload(new UploadStore($this->db, new SystemClock()), $this->partial, $scanned, $this->configuration(), $this->plugin->get(LetterUploads::class));
        $id = $this->upload($owner, FileFactory::pdfText());

        $handler->handle(['upload' => $id]);

        $bytes = strlen(FileFactory::pdfText());
        self::assertSame([200, $this->answer($id, $bytes, $bytes, 'scanning')], $this->ask($owner, $id));
        [$file] = $this->filesOf($owner->id);
        $this->db->execute("UPDATE {$this->db->table('file_scans')} SET state = 'refused', reason = 'file_infected' WHERE file_id = %d", $file);
        self::assertSame([200, $this->answer($id, $bytes, $bytes, 'refused', null, 'file_infected')], $this->ask($owner, $id));
        $this->db->execute("UPDATE {$this->db->table('file_scans')} SET state = 'ready', reason = '' WHERE file_id = %d", $file);
        self::assertSame([200, $this->answer($id, $bytes, $bytes, 'ready', $file)], $this->ask($owner, $id));
    }

    /** @return list<int> */
    private function filesOf(int $ownerId): array
    {
        return $this->db->ids("SELECT id FROM {$this->db->table('files')} WHERE owner_id = %d ORDER BY id", $ownerId);
    }

    private function countFiles(): int
    {
        return count((array) glob(dirname($this->partial->path(str_repeat('0', 32)), 3) . '/??/*'));
    }
}
