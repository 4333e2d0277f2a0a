<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use Passerelle\Files\FilePurpose;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

/** Who reads which file of which content, and what caches are told of it. */
#[Group('exhaustive')]
final class FileReadersTest extends IntegrationTestCase
{
    private const PUBLIC = '200 public, max-age=0, must-revalidate';
    private const PRIVATE = '200 private, no-store';
    private const NONE = '404 private, no-store';

    /** @return array<string, array{ContentType, string, Status, Audience, list<string>}> answers for a visitor, a member, another member who owns such content, the owner, an editor */
    public static function cells(): array
    {
        $states = [
            'public' => [Status::Published, Audience::Public, [self::PUBLIC, self::PUBLIC, self::PUBLIC, self::PUBLIC, self::PUBLIC]],
            'members-only' => [Status::Published, Audience::Members, [self::NONE, self::PRIVATE, self::PRIVATE, self::PRIVATE, self::PRIVATE]],
            'unpublished' => [Status::Draft, Audience::Public, [self::NONE, self::NONE, self::NONE, self::PRIVATE, self::PRIVATE]],
            'offline' => [Status::Offline, Audience::Public, [self::NONE, self::NONE, self::NONE, self::PRIVATE, self::PRIVATE]],
        ];
        $editorsOnly = [self::NONE, self::NONE, self::NONE, self::PRIVATE, self::PRIVATE];
        $cells = [];
        foreach ($states as $name => [$status, $audience, $answers]) {
            foreach (['coverImageId', 'galleryIds', 'documentIds'] as $field) {
                $cells["{$field} of {$name} content"] = [ContentType::Initiative, $field, $status, $audience, $answers];
            }
            $cells["picture of {$name} content"] = [ContentType::CommunityProfile, 'pictureId', $status, $audience, $answers];
            foreach (['cvId', 'certificateId'] as $field) {
                $cells["{$field} of {$name} content"] = [ContentType::CommunityProfile, $field, $status, $audience, $editorsOnly];
            }
        }

        return $cells;
    }

    /** @param list<string> $expected */
    #[DataProvider('cells')]
    public function testReturnsOnlyReadableContentToEachViewer(ContentType $type, string $field, Status $status, Audience $audience, array $expected): void
    {
        $owner = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        $this->content->published($type, ownerId: $other->id, audience: $audience);
        // Uploaded by staff: the owner's right comes from the record, not from having sent the file.
        $file = $this->fileFor($field, $this->content->staff()->id);
        $record = $this->content->in($status, $type, $owner->id, $audience);
        $this->content->save($record, [$field => in_array($field, ['galleryIds', 'documentIds'], true) ? [$file] : $file]);
        $readers = [Viewer::anonymous(), $this->users->beneficiaire(), $other, $owner, $this->users->editor()];

        self::assertSame($expected, array_map(fn (Viewer $reader): string => $this->read($file, $reader), $readers));

        $logged = $this->db->ids("SELECT user_id FROM {$this->db->table('file_reads')} WHERE file_id = %d ORDER BY id", $file);
        $private = array_filter($readers, static fn (int $at): bool => $expected[$at] === self::PRIVATE, ARRAY_FILTER_USE_KEY);
        self::assertSame(array_map(static fn (Viewer $reader): int => $reader->id, array_values($private)), $logged);
    }

    private function fileFor(string $field, int $uploader): int
    {
        return match ($field) {
            'documentIds' => $this->files->pdf($uploader),
            'cvId' => $this->files->pdf($uploader, FilePurpose::Cv),
            'certificateId' => $this->files->pdf($uploader, FilePurpose::Certificate),
            'pictureId' => $this->files->image($uploader, FilePurpose::Picture),
            'galleryIds' => $this->files->image($uploader, FilePurpose::Gallery),
            default => $this->files->image($uploader),
        };
    }

    private function read(int $id, Viewer $reader): string
    {
        wp_set_current_user($reader->id);
        $response = rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$id}"));
        self::assertInstanceOf(WP_REST_Response::class, $response);
        $control = $response->get_headers()['Cache-Control'] ?? '';

        return "{$response->get_status()} " . (is_string($control) ? $control : '');
    }
}
