<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files\Uploads;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Factories\FileFactory;
use PHPUnit\Framework\Attributes\DataProvider;

/** Receiving pieces: order, owner, sizes. */
final class UploadsTest extends UploadTestCase
{
    public function testReceivesAFileInPieces(): void
    {
        $owner = $this->users->beneficiaire();
        $text = FileFactory::pdfText();
        $id = $this->begin($owner, strlen($text), 'cv', '../été.exe');
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $id);

        self::assertSame([200, $this->answer($id, strlen($text), 0, 'receiving')], $this->ask($owner, $id));
        self::assertSame([200, $this->answer($id, strlen($text), 10, 'receiving')], $this->append($owner, $id, 0, substr($text, 0, 10)));
        self::assertFalse($this->isWaiting($id));
        self::assertSame([200, $this->answer($id, strlen($text), strlen($text), 'scanning')], $this->append($owner, $id, 10, substr($text, 10)));
        self::assertTrue($this->isWaiting($id), 'The last piece does not wait for the inspection.');
        self::assertSame($text, file_get_contents($this->partial->path($id)));
        self::assertSame('0640', substr(sprintf('%o', fileperms($this->partial->path($id))), -4));
        self::assertStringStartsNotWith(ABSPATH, $this->partial->path($id));

        $this->plugin->get(Dispatcher::class)->run();

        $fileId = $this->fileOf($owner, $id);
        self::assertSame([200, $this->answer($id, strlen($text), strlen($text), 'ready', $fileId)], $this->ask($owner, $id));
        $file = $this->plugin->get(Files::class)->find($fileId) ?? self::fail();
        self::assertSame(['été.pdf', FilePurpose::Cv, $owner->id], [$file->name, $file->purpose, $file->ownerId]);
        self::assertSame($text, file_get_contents($this->plugin->get(FileStorage::class)->absolute($file->path)));
        self::assertSame(0, $this->partial->size($id));
        self::assertSame([409, ['code' => 'upload_offset', 'fields' => []]], $this->append($owner, $id, 0, 'x'));
    }

    public function testExistsForItsOwnerOnly(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 20);
        $this->append($owner, $id, 0, '0123456789');
        $others = [
            [[401, 'session_expired'], [Viewer::anonymous()]],
            [[404, 'not_found'], [$this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->administrator()]],
        ];

        foreach ($others as [$expected, $viewers]) {
            foreach ($viewers as $viewer) {
                $answers = [$this->ask($viewer, $id), $this->append($viewer, $id, 10, 'x'), $this->ask($viewer, $id, 'DELETE')];
                foreach ($answers as [$status, $data]) {
                    self::assertSame([$expected[0], ['code' => $expected[1], 'fields' => []]], [$status, $data]);
                }
            }
        }
        self::assertSame([401, ['code' => 'session_expired', 'fields' => []]], $this->create(Viewer::anonymous(), ['purpose' => 'cv', 'name' => 'a', 'bytes' => 1]));
        self::assertSame([200, $this->answer($id, 20, 10, 'receiving')], $this->ask($owner, $id));
        self::assertSame('0123456789', file_get_contents($this->partial->path($id)));
        self::assertSame(404, $this->ask($owner, str_repeat('0', 32))[0]);
    }

    /** @return array<string, array{array<string, mixed>, int, array<string, mixed>}> values, status, data */
    public static function refusedCreations(): array
    {
        $good = ['purpose' => 'document', 'name' => 'a.pdf', 'bytes' => 5];
        $malformed = ['code' => 'malformed_request', 'fields' => []];
        $tooLarge = ['code' => 'payload_too_large', 'fields' => [['path' => 'file', 'code' => 'file_too_large']]];

        return [
            'nothing' => [[], 400, $malformed],
            'no size' => [array_diff_key($good, ['bytes' => 0]), 400, $malformed],
            'size of nothing' => [['bytes' => 0, ...array_diff_key($good, ['bytes' => 0])], 400, $malformed],
            'negative size' => [[...$good, 'bytes' => -1], 400, $malformed],
            'size as text' => [[...$good, 'bytes' => '5'], 400, $malformed],
            'size with a fraction' => [[...$good, 'bytes' => 5.5], 400, $malformed],
            'name as a list' => [[...$good, 'name' => ['a']], 400, $malformed],
            'no name' => [array_diff_key($good, ['name' => 0]), 400, $malformed],
            'another purpose' => [[...$good, 'purpose' => 'virus'], 422, ['code' => 'invalid_fields', 'fields' => [['path' => 'purpose', 'code' => 'invalid_choice']]]],
            'too large a picture' => [[...$good, 'purpose' => 'cover', 'bytes' => 2_000_001], 413, $tooLarge],
            'too large a document' => [[...$good, 'bytes' => 10_000_001], 413, $tooLarge],
            'too large a video' => [[...$good, 'purpose' => 'video', 'bytes' => 100_000_001], 413, $tooLarge],
        ];
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed> $data
     */
    #[DataProvider('refusedCreations')]
    public function testRefusesToBegin(array $values, int $status, array $data): void
    {
        $owner = $this->users->beneficiaire();

        self::assertSame([$status, $data], $this->create($owner, $values));
        self::assertSame([], $this->db->column("SELECT id FROM {$this->db->table('uploads')} WHERE owner_id = %d", $owner->id));
    }

    /** @return array<string, array{int|string|null, string, int, string}> offset, bytes, status, code; of 20 bytes, 10 have arrived */
    public static function refusedPieces(): array
    {
        return [
            'again' => [0, '0123456789', 409, 'upload_offset'],
            'with a gap' => [11, 'x', 409, 'upload_offset'],
            'beyond the end' => [10, '01234567890', 413, 'payload_too_large'],
            'far beyond the end' => [999_999_999_999_999, 'x', 409, 'upload_offset'],
            'no offset' => [null, 'x', 400, 'malformed_request'],
            'negative' => [-1, 'x', 400, 'malformed_request'],
            'a word' => ['ten', 'x', 400, 'malformed_request'],
            'a fraction' => ['10.0', 'x', 400, 'malformed_request'],
            'too many digits' => ['0000000000000010', 'x', 400, 'malformed_request'],
            'with a line break' => ["10\n", 'x', 400, 'malformed_request'],
        ];
    }

    #[DataProvider('refusedPieces')]
    public function testRefusesAPiece(int|string|null $offset, string $bytes, int $status, string $code): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 20);
        $this->append($owner, $id, 0, 'abcdefghij');

        self::assertSame([$status, ['code' => $code, 'fields' => []]], $this->append($owner, $id, $offset, $bytes));
        self::assertSame([200, $this->answer($id, 20, 10, 'receiving')], $this->ask($owner, $id));
        self::assertSame('abcdefghij', file_get_contents($this->partial->path($id)));
    }

    public function testRefusesAPieceThatIsTooLarge(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 2_000_000);

        self::assertSame([413, ['code' => 'payload_too_large', 'fields' => []]], $this->append($owner, $id, 0, str_repeat('x', 1_048_577)));
        self::assertSame([200, $this->answer($id, 2_000_000, 0, 'receiving')], $this->ask($owner, $id));
        self::assertSame(0, $this->partial->size($id));
    }

    public function testAPieceWithoutBytesChangesNothing(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 20);

        self::assertSame([200, $this->answer($id, 20, 0, 'receiving')], $this->append($owner, $id, 0, ''));
    }

    public function testAPieceThatCannotBeWrittenLeavesTheOffset(): void
    {
        $owner = $this->users->beneficiaire();
        $id = $this->begin($owner, 20);
        $this->append($owner, $id, 0, '01234');
        // A folder in its place: opening fails for every user of the system.
        $this->partial->remove($id);
        mkdir($this->partial->path($id));
        try {
            @$this->append($owner, $id, 5, '56789');
            self::fail('It was written.');
        } catch (\RuntimeException $error) {
            self::assertSame('The file of an upload could not be opened.', $error->getMessage());
        } finally {
            rmdir($this->partial->path($id));
        }

        self::assertSame(5, $this->read($owner, $id, 'received'));
    }

    public function testLimitsTheBytesOfAPersonNotTheirNumber(): void
    {
        $owner = $this->users->beneficiaire();
        $quota = [413, ['code' => 'upload_quota', 'fields' => []]];
        $video = ['purpose' => 'video', 'name' => 'a', 'bytes' => 100_000_000];
        for ($number = 0; $number < 9; $number++) {
            $this->begin($owner, $video['bytes'], 'video');
        }
        $last = $this->begin($owner, $video['bytes'], 'video');

        self::assertSame($quota, $this->create($owner, ['purpose' => 'document', 'name' => 'a', 'bytes' => 1]));
        self::assertSame(201, $this->create($this->users->beneficiaire(), $video)[0], 'Others have their own.');
        self::assertSame(204, $this->ask($owner, $last, 'DELETE')[0]);
        self::assertSame(201, $this->create($owner, [...$video, 'bytes' => 100_000_000 - 65_536])[0]);
        self::assertSame(201, $this->create($owner, ['purpose' => 'document', 'name' => 'a', 'bytes' => 1])[0], 'Small ones count 64 KB.');
        self::assertSame($quota, $this->create($owner, ['purpose' => 'document', 'name' => 'a', 'bytes' => 1]));
    }

    public function testRefusedFilesDoNotCount(): void
    {
        $owner = $this->users->beneficiaire();
        for ($number = 0; $number < 9; $number++) {
            $this->begin($owner, 100_000_000, 'video');
        }
        $this->begin($owner, 99_000_000, 'video');
        $id = $this->upload($owner, str_repeat('x', 1_000_000));
        self::assertSame(413, $this->create($owner, ['purpose' => 'document', 'name' => 'a', 'bytes' => 1])[0]);

        $this->inspect($id);

        self::assertSame('refused', $this->read($owner, $id, 'state'));
        self::assertSame(201, $this->create($owner, ['purpose' => 'document', 'name' => 'a', 'bytes' => 1])[0]);
    }
}
