<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use Passerelle\Content\Record;
use Passerelle\Files\ByteResponse;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

#[Group('exhaustive')]
final class FileAccessTest extends IntegrationTestCase
{
    /** @return array<string, array{Status, Audience, int, int, int}> HTTP status for visitors, members, staff */
    public static function covers(): array
    {
        return [
            'published' => [Status::Published, Audience::Public, 200, 200, 200],
            'completed' => [Status::Completed, Audience::Public, 200, 200, 200],
            'for members' => [Status::Published, Audience::Members, 404, 200, 200],
            'draft' => [Status::Draft, Audience::Public, 404, 404, 200],
            'pending' => [Status::Pending, Audience::Public, 404, 404, 200],
            'to edit' => [Status::ToEdit, Audience::Public, 404, 404, 200],
            'rejected' => [Status::Rejected, Audience::Public, 404, 404, 200],
            'scheduled' => [Status::Scheduled, Audience::Public, 404, 404, 200],
            'offline' => [Status::Offline, Audience::Public, 404, 404, 200],
            'in the trash' => [Status::Trash, Audience::Public, 404, 404, 200],
        ];
    }

    #[DataProvider('covers')]
    public function testImageIsReadableWithItsRecord(Status $status, Audience $audience, int $visitor, int $member, int $staff): void
    {
        $owner = $this->users->beneficiaire();
        $picture = $this->files->image($this->content->staff()->id);
        $record = $this->content->in($status, ContentType::Initiative, $owner->id, $audience);
        $this->attach($record, ['coverImageId' => $picture]);

        self::assertSame([$visitor, $member, $staff], [
            $this->get($picture, Viewer::anonymous())->get_status(),
            $this->get($picture, $this->users->beneficiaire())->get_status(),
            $this->get($picture, $this->users->administrator())->get_status(),
        ]);
    }

    public function testEditorsFieldsAreForEditors(): void
    {
        $owner = $this->users->beneficiaire();
        $cv = $this->files->pdf($owner->id, FilePurpose::Cv);
        $record = $this->content->published(ContentType::CommunityProfile, ['cvId' => $cv], ownerId: $owner->id);

        self::assertSame([404, 404, 200, 200], [
            $this->get($cv, Viewer::anonymous())->get_status(),
            $this->get($cv, $this->users->beneficiaire())->get_status(),
            $this->get($cv, $owner)->get_status(),
            $this->get($cv, $this->users->moderateur('SN'))->get_status(),
        ]);
        $readers = $this->db->ids("SELECT user_id FROM {$this->db->table('file_reads')} WHERE file_id = %d ORDER BY id", $cv);
        self::assertCount(2, $readers, 'Each reading leaves a line.');
        self::assertSame($owner->id, $readers[0]);
        self::assertSame(Status::Published, $record->status);
    }

    public function testUnusedFileIsReadableByItsOwner(): void
    {
        $owner = $this->users->beneficiaire();
        $file = $this->files->image($owner->id);

        self::assertSame([404, 200, 404], [
            $this->get($file, Viewer::anonymous())->get_status(),
            $this->get($file, $owner)->get_status(),
            $this->get(999_999, $owner)->get_status(),
        ]);
    }

    public function testHeaders(): void
    {
        $staff = $this->content->staff();
        $picture = $this->files->image($staff->id, name: 'Été à « Dakar ».jpg');
        $pdf = $this->files->pdf($staff->id);
        $private = $this->files->pdf($staff->id);
        $record = $this->content->published(ContentType::Initiative, ['coverImageId' => $picture, 'documentIds' => [$pdf]]);
        $file = $this->plugin->get(Files::class)->find($picture);

        self::assertSame([
            'Content-Type' => 'image/jpeg',
            'Content-Length' => (string) $file?->size,
            'Content-Disposition' => 'inline; filename="Ete-a-Dakar-.jpg"; filename*=UTF-8\'\'' . rawurlencode('Été à « Dakar ».jpg'),
            'Cache-Control' => 'public, max-age=0, must-revalidate',
            'ETag' => '"' . basename($file->path ?? '', '.jpg') . '"',
            'X-Content-Type-Options' => 'nosniff',
            'Content-Security-Policy' => "default-src 'none'; sandbox",
            'x-passerelle-tags' => "item:{$record->groupId}",
        ], $this->get($picture, Viewer::anonymous())->get_headers());
        self::assertStringStartsWith('attachment; ', $this->header($this->get($pdf, Viewer::anonymous()), 'Content-Disposition'));
        self::assertStringStartsWith('attachment; ', $this->header($this->get($picture, Viewer::anonymous(), ['download' => '1']), 'Content-Disposition'));
        self::assertSame('private, no-store', $this->header($this->get($private, $staff), 'Cache-Control'));
        self::assertSame(
            [['code' => 'not_found'], ['Cache-Control' => 'private, no-store']],
            [$this->get($private, Viewer::anonymous())->get_data(), $this->get($private, Viewer::anonymous())->get_headers()],
        );
    }

    public function testReturnsTheBytes(): void
    {
        $picture = $this->files->image($this->content->staff()->id);
        $this->content->published(ContentType::Initiative, ['coverImageId' => $picture]);
        $file = $this->plugin->get(Files::class)->find($picture);

        $answer = $this->get($picture, Viewer::anonymous());

        self::assertInstanceOf(ByteResponse::class, $answer);
        self::assertSame($this->plugin->get(FileStorage::class)->absolute($file->path ?? ''), $answer->path);
    }

    public function testFilesInRowsAndInEachLanguage(): void
    {
        $staff = $this->content->staff();
        [$french, $english, $shared] = [$this->files->image($staff->id), $this->files->image($staff->id), $this->files->image($staff->id)];
        $call = $this->content->published(ContentType::CallForApplication, [
            'coverImageId' => $shared,
            'emitters' => [['name' => 'Une maison', 'logoId' => $french]],
        ]);
        $translation = $this->content->draft(
            ContentType::CallForApplication,
            ['emitters' => [['name' => 'A house', 'logoId' => $english]]],
            Lang::English,
            groupId: $call->groupId,
        );
        $statuses = fn (): array => array_map(fn (int $id): int => $this->get($id, Viewer::anonymous())->get_status(), [$french, $english, $shared]);

        self::assertSame([200, 404, 200], $statuses());

        $this->content->change($translation, Transition::Publish);
        $this->content->change($call, Transition::Offline);
        self::assertSame([404, 200, 200], $statuses());
    }

    public function testDeletesFilesWithTheLastPostThatUsesThem(): void
    {
        $staff = $this->content->staff();
        [$own, $shared] = [$this->files->image($staff->id), $this->files->image($staff->id)];
        $one = $this->content->published(ContentType::Initiative, ['coverImageId' => $own, 'galleryIds' => [$shared]]);
        $this->content->published(ContentType::Event, ['coverImageId' => $shared]);
        $path = $this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($own)->path ?? '');

        wp_delete_post($one->id, true);

        self::assertNull($this->plugin->get(Files::class)->find($own));
        self::assertNotNull($this->plugin->get(Files::class)->find($shared));
        self::assertFileExists($path, 'Until the commit it may still come back.');
        $this->runAfterCommit();
        self::assertFileDoesNotExist($path);
        self::assertSame(200, $this->get($shared, Viewer::anonymous())->get_status());
    }

    /** @param array<string, mixed> $values */
    private function attach(Record $record, array $values): void
    {
        if ($record->status !== Status::Trash) {
            $this->content->save($record, $values);
            return;
        }
        $record = $this->content->change($record, Transition::Restore);
        $this->content->change($this->content->save($record, $values), Transition::Trash);
    }

    /** @param array<string, string> $query */
    private function get(int $id, Viewer $viewer, array $query = []): WP_REST_Response
    {
        wp_set_current_user($viewer->id);
        $request = new WP_REST_Request('GET', "/passerelle/v1/files/{$id}");
        $request->set_query_params($query);

        return rest_do_request($request);
    }

    private function header(WP_REST_Response $response, string $name): string
    {
        $header = $response->get_headers()[$name] ?? '';
        return is_string($header) ? $header : '';
    }
}
