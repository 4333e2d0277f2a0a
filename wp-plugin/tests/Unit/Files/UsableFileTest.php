<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\MediaKind;
use Passerelle\Content\Visibility;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;
use Passerelle\Files\UsableFile;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Who may put which stored file into which field of a record. */
final class UsableFileTest extends TestCase
{
    private const OWNER = 5;
    private const ACTOR = 6;
    private const UPLOADER = 9;
    private const RECORD = 70;
    private const ANOTHER = 71;

    /**
     * Who may take a document of somebody else: nobody but staff, nor they what only editors read elsewhere, but for editors.
     *
     * @param array<int, bool> $uses by group
     */
    #[TestWith([[], false, true, true])]
    #[TestWith([[self::RECORD => true], true, true, true])]
    #[TestWith([[self::RECORD => false], true, true, true])]
    #[TestWith([[self::ANOTHER => false], false, true, true])]
    #[TestWith([[self::ANOTHER => true], false, false, true])]
    #[TestWith([[self::ANOTHER => true, self::RECORD => false], true, true, true])]
    #[TestWith([[self::ANOTHER => false, 72 => true], false, false, true])]
    public function testDocumentsOfOthers(array $uses, bool $byMembers, bool $byStaff, bool $byStaffForEditors): void
    {
        $file = self::file();
        $internal = new Field('documentIds', FieldKind::Files, visibility: Visibility::Editors);

        self::assertSame([$byMembers, $byStaff], [self::isUsable($file, uses: $uses), self::isUsable($file, uses: $uses, actor: self::staff())]);
        self::assertSame($byStaffForEditors, self::isUsable($file, field: $internal, uses: $uses, actor: self::staff()));
        // A new record has no files yet.
        $isStaffs = !in_array(true, $uses, true);
        self::assertSame([false, $isStaffs], [
            self::isUsable($file, uses: $uses, groupId: null),
            self::isUsable($file, uses: $uses, actor: self::staff(), groupId: null),
        ]);
    }

    public function testOwnDocumentsAnywhere(): void
    {
        $file = self::file(ownerId: self::ACTOR);
        foreach ([[], [self::ANOTHER => false], [self::ANOTHER => true]] as $uses) {
            self::assertTrue(self::isUsable($file, uses: $uses));
            self::assertTrue(self::isUsable($file, uses: $uses, groupId: null));
        }
        self::assertFalse(self::isUsable(self::file(ownerId: self::OWNER)), 'The owner of the record has not given it.');
    }

    /**
     * Confidential files stay with the record that they were sent for, whoever asks.
     *
     * @param array<int, bool> $uses by group
     */
    #[TestWith([self::ACTOR, [], true])]
    #[TestWith([self::OWNER, [], true])]
    #[TestWith([self::UPLOADER, [], false])]
    #[TestWith([self::UPLOADER, [self::RECORD => true], true])]
    #[TestWith([self::ACTOR, [self::ANOTHER => true], false])]
    #[TestWith([self::OWNER, [self::ANOTHER => true], false])]
    public function testConfidentialFiles(int $ownerId, array $uses, bool $isUsable): void
    {
        $certificate = new Field('certificateId', FieldKind::File, visibility: Visibility::Editors);
        $file = self::file(FilePurpose::Certificate, $ownerId);

        self::assertSame($isUsable, self::isUsable($file, field: $certificate, uses: $uses));
        self::assertSame($isUsable, self::isUsable($file, field: $certificate, uses: $uses, actor: self::staff()));
        self::assertFalse(self::isUsable($file, uses: $uses), 'In no other field.');
        self::assertFalse(self::isUsable($file, field: new Field('cvId', FieldKind::File), uses: $uses));
    }

    public function testOnlyFilesOfTheKindOfTheFieldThatWereNotRefused(): void
    {
        $fields = [
            'document' => new Field('documentIds', FieldKind::Files),
            'image' => new Field('galleryIds', FieldKind::Files, media: MediaKind::Image),
            'cover' => new Field('coverImageId', FieldKind::Image),
            'video' => new Field('videoIds', FieldKind::Files, media: MediaKind::Video),
        ];
        $files = [
            'document' => self::file(ownerId: self::ACTOR),
            'image' => self::file(FilePurpose::Gallery, self::ACTOR, 'image/jpeg', 800),
            'video' => self::file(FilePurpose::Video, self::ACTOR, 'video/mp4'),
        ];
        $usable = [];
        foreach ($files as $kind => $file) {
            $usable[$kind] = array_keys(array_filter($fields, static fn (Field $field): bool => self::isUsable($file, field: $field)));
        }

        self::assertSame(['document' => ['document'], 'image' => ['document', 'image', 'cover'], 'video' => ['video']], $usable);
        foreach (FileState::cases() as $state) {
            self::assertSame($state !== FileState::Refused, self::isUsable(self::file(ownerId: self::ACTOR, state: $state), uses: [self::RECORD => false]), $state->value);
        }
    }

    /** @param array<int, bool> $uses */
    private static function isUsable(StoredFile $file, ?Field $field = null, array $uses = [], ?Viewer $actor = null, ?int $groupId = self::RECORD): bool
    {
        $actor ??= new Viewer(self::ACTOR, [Role::Beneficiaire->value]);

        return UsableFile::isUsable($file, $field ?? new Field('documentIds', FieldKind::Files), $uses, $actor, $groupId, self::OWNER);
    }

    private static function staff(): Viewer
    {
        return new Viewer(self::ACTOR, [Role::Editor->value]);
    }

    private static function file(
        FilePurpose $purpose = FilePurpose::Document,
        int $ownerId = self::UPLOADER,
        string $mime = 'application/pdf',
        ?int $width = null,
        FileState $state = FileState::Ready,
    ): StoredFile {
        return new StoredFile(3, $purpose, $ownerId, 'a', 'a', $mime, 100, $width, $width, [], $state);
    }
}
