<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Content\Model\ContentType;
use Passerelle\Files\Files;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** What the draft of a record answers of its files. */
final class DraftFilesTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testItsOwnerReadsTheFilesOfItsFieldsInTheirOrderAndNoOthers(): void
    {
        $owner = $this->users->beneficiaire();
        $cover = $this->files->image($owner->id, name: 'Couverture.jpg');
        $picture = $this->files->image($owner->id, FilePurpose::Gallery, 'Scène.jpg');
        $plan = $this->files->pdf($owner->id, name: 'Plan.pdf');
        $this->files->pdf($owner->id, name: 'SECRET.pdf');
        $record = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        $record = $this->content->save($record, ['coverImageId' => $cover, 'galleryIds' => [$picture, $cover], 'documentIds' => [$plan]]);

        $size = fn (int $id): int => $this->plugin->get(Files::class)->find($id)->size ?? 0;
        self::assertSame([
            ['id' => $cover, 'mime' => 'image/jpeg', 'name' => 'Couverture.jpg', 'size' => $size($cover)],
            ['id' => $picture, 'mime' => 'image/jpeg', 'name' => 'Scène.jpg', 'size' => $size($picture)],
            ['id' => $plan, 'mime' => 'application/pdf', 'name' => 'Plan.pdf', 'size' => $size($plan)],
        ], $this->files($owner, $record));
    }

    public function testARecordWithoutFilesHasNone(): void
    {
        $owner = $this->users->beneficiaire();

        self::assertSame([], $this->files($owner, $this->content->draft(ContentType::Initiative, ownerId: $owner->id)));
    }

    public function testNobodyElseReadsThem(): void
    {
        $owner = $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        $this->content->save($record, ['documentIds' => [$this->files->pdf($owner->id, name: 'SECRET.pdf')]]);

        foreach ([Viewer::anonymous(), $this->users->beneficiaire(), $this->users->moderateur('SN')] as $reader) {
            self::assertNull($this->files($reader, $record));
        }
    }

    /** @return list<array{id: int, mime: string, name: string, size: int}>|null null: the record is not answered */
    private function files(Viewer $reader, Record $record): ?array
    {
        wp_set_current_user($reader->id);
        $answer = graphql(['query' => Operations::read()->document('InitiativeDraft'), 'variables' => ['id' => $record->id]]);
        self::assertStringNotContainsString('SECRET', (string) json_encode($answer));
        /** @var array{data: array{passerelleInitiativeDraft: array{files: list<array{id: int, mime: string, name: string, size: int}>}|null}} $answer */
        $draft = $answer['data']['passerelleInitiativeDraft'];

        return $draft === null ? null : $draft['files'];
    }
}
