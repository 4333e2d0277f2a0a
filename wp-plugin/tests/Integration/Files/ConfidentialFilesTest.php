<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\MediaKind;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Visibility;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** Files of confidential purposes stay with the record and field that they were sent for, whoever asks for something else. */
#[Group('exhaustive')]
final class ConfidentialFilesTest extends IntegrationTestCase
{
    private const NAME = 'SECRET-attestation';
    /** Fields that take documents or pictures, rows included; each is tried by every role that may write it. */
    private const CELLS_MIN = 120;

    /** @return array<string, array{FilePurpose}> */
    public static function purposes(): array
    {
        $confidential = array_filter(FilePurpose::cases(), static fn (FilePurpose $purpose): bool => $purpose->isConfidential());

        return array_combine(array_column($confidential, 'value'), array_map(static fn (FilePurpose $purpose): array => [$purpose], array_values($confidential)));
    }

    /** @return array<string, array{FilePurpose}> those of fields */
    public static function purposesOfFields(): array
    {
        return array_filter(self::purposes(), static fn (array $row): bool => self::fieldOf($row[0]) !== null);
    }

    public function testFieldsOfConfidentialPurposesAreReadByEditorsOnly(): void
    {
        $fields = [];
        foreach (ContentType::cases() as $type) {
            foreach ($this->fileFields($type) as $path => [$field, $outer]) {
                if (FilePurpose::of($field)->isConfidential()) {
                    $fields[] = "{$type->value}.{$path}";
                    self::assertSame([Visibility::Editors, ''], [$outer->visibility, $outer->readersKey], "{$type->value}.{$path}");
                }
            }
        }

        self::assertSame(['community_profile.certificateId', 'community_profile.cvId'], $fields);
    }

    public function testStaffDoNotPublishWhatAStructureLeftToEditors(): void
    {
        $owner = $this->users->beneficiaire();
        $statutes = $this->files->pdf($owner->id, name: self::NAME . '.pdf');
        $this->content->published(ContentType::Structure, ['documentIds' => [$statutes]], ownerId: $owner->id);
        [$field] = $this->fileFields(ContentType::CallForApplication)['documentIds'];
        foreach ([$this->users->editor(), $this->users->administrator()] as $actor) {
            self::assertSame(['unknown_file'], $this->attach($actor, $this->content->draft(ContentType::CallForApplication), $field, $field, $statutes));
        }

        self::assertSame([404, ['code' => 'not_found']], $this->read($statutes, Viewer::anonymous()));
        $own = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        self::assertSame([], $this->attach($owner, $own, $field, $field, $statutes), 'It is theirs.');
    }

    #[DataProvider('purposes')]
    public function testNobodyAttachesOneToAnotherField(FilePurpose $purpose): void
    {
        $cells = 0;
        $owner = $this->users->beneficiaire();
        $isPicture = in_array('image/jpeg', $purpose->types($this->configuration()), true);
        $files = ['in its profile' => $this->confidential($owner, $purpose, $isPicture), 'not used yet' => $this->confidential($owner, $purpose, $isPicture)];
        $key = self::fieldOf($purpose);
        $this->content->published(ContentType::CommunityProfile, $key === null ? [] : [$key => $files['in its profile']], ownerId: $owner->id);
        foreach ($this->actors($owner) as $role => $actor) {
            [$picture, $document] = [$this->files->image($actor->id), $this->files->pdf($actor->id)];
            foreach (ContentType::cases() as $type) {
                $record = $this->content->draft($type, ownerId: $actor->id);
                foreach ($this->fileFields($type) as $path => [$field, $outer]) {
                    $isImage = $field->kind === FieldKind::Image || $field->media === MediaKind::Image;
                    if ($field->media === MediaKind::Video || FilePurpose::of($field)->isConfidential() || ($isImage && !$isPicture)) {
                        continue;
                    }
                    if ($this->attach($actor, $record, $outer, $field, $isImage ? $picture : $document) !== []) {
                        // Someone who may not write the field proves nothing by being refused.
                        continue;
                    }
                    foreach ($files as $state => $file) {
                        $cells++;
                        $at = "{$purpose->value} {$state}, {$type->value}.{$path}, by {$role}";
                        self::assertSame(['unknown_file'], $this->attach($actor, $record, $outer, $field, $file), $at);
                    }
                }
            }
        }

        self::assertGreaterThan($isPicture ? self::CELLS_MIN : self::CELLS_MIN / 4, $cells);
    }

    #[DataProvider('purposesOfFields')]
    public function testNobodyAttachesOneToTheProfileOfAnotherPerson(FilePurpose $purpose): void
    {
        $owner = $this->users->beneficiaire();
        $used = $this->confidential($owner, $purpose);
        $fresh = $this->confidential($owner, $purpose);
        $key = (string) self::fieldOf($purpose);
        $own = $this->content->draft(ContentType::CommunityProfile, [$key => $used], ownerId: $owner->id);
        [$field] = $this->fileFields(ContentType::CommunityProfile)[$key];
        foreach ($this->actors($this->users->beneficiaire()) as $role => $actor) {
            $other = $this->content->draft(ContentType::CommunityProfile, ownerId: $actor->id);
            self::assertSame(['unknown_file'], $this->attach($actor, $other, $field, $field, $used), "Used, by {$role}.");
            self::assertSame(['unknown_file'], $this->attach($actor, $other, $field, $field, $fresh), "Not used yet, by {$role}.");
        }

        self::assertSame([], $this->attach($owner, $own, $field, $field, $used), 'It stays where it is.');
        self::assertSame([], $this->attach($this->users->editor(), $own, $field, $field, $used), 'It stays when an editor saves the profile.');
        self::assertSame([], $this->attach($owner, $own, $field, $field, $fresh), 'A new one of one’s own.');
        $second = $this->content->draft(ContentType::CommunityProfile, ownerId: $owner->id);
        self::assertSame(['unknown_file'], $this->attach($owner, $second, $field, $field, $fresh), 'Another record.');
    }

    public function testAConfidentialFieldTakesNoFileOfAnotherPurpose(): void
    {
        $owner = $this->users->beneficiaire();
        $profile = $this->content->draft(ContentType::CommunityProfile, ownerId: $owner->id);
        foreach (['certificateId', 'cvId'] as $key) {
            [$field] = $this->fileFields(ContentType::CommunityProfile)[$key];
            foreach ([FilePurpose::Document, FilePurpose::Application, FilePurpose::Letter] as $purpose) {
                self::assertSame(['unknown_file'], $this->attach($owner, $profile, $field, $field, $this->files->pdf($owner->id, $purpose)), "{$purpose->value} in {$key}");
            }
        }
    }

    /** Values written past all actions: by another plugin, an import or the database. */
    #[DataProvider('purposes')]
    public function testItStaysConfidentialWhenPublicRecordsNameIt(FilePurpose $purpose): void
    {
        $owner = $this->users->beneficiaire();
        $isPicture = in_array('image/jpeg', $purpose->types($this->configuration()), true);
        $file = $this->confidential($owner, $purpose, $isPicture);
        $bytes = (string) file_get_contents($this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($file)->path ?? ''));
        self::assertNotSame('', $bytes, 'Bytes that could have leaked.');
        $key = self::fieldOf($purpose);
        $this->content->published(ContentType::CommunityProfile, $key === null ? [] : [$key => $file], ownerId: $owner->id);
        $operator = $this->users->operateur();
        foreach (ContentType::cases() as $type) {
            $record = $this->content->published($type, ownerId: $operator->id);
            foreach ($this->fileFields($type) as [$field, $outer]) {
                if ($outer->key !== $key) {
                    update_post_meta($record->id, $outer->metaKey(), self::value($outer, $field, $file, true));
                }
            }
            wp_update_post(['ID' => $record->id, 'post_content' => 'changed']);
            // An earlier release stored it like this.
            $this->db->execute(
                "REPLACE INTO {$this->db->table('file_uses')} (file_id, post_id, group_id, visibility) VALUES (%d, %d, %d, 'Everyone')",
                $file,
                $record->id,
                $record->groupId,
            );
        }
        update_option('passerelle_home', ['fr' => ['partners' => [['name' => 'Une maison', 'url' => '', 'logo' => $file]]]]);

        // A field makes its purpose known to those who decide on the record; a file of an application is known by none.
        $deciding = [$this->users->administrator(), $this->users->moderateur('SN')];
        foreach ([Viewer::anonymous(), $this->users->beneficiaire(), $operator, ...$key === null ? $deciding : []] as $stranger) {
            self::assertSame([404, ['code' => 'not_found']], $this->read($file, $stranger));
        }
        foreach ([$owner, ...$key === null ? [] : $deciding] as $reader) {
            self::assertSame([200, null], $this->read($file, $reader));
        }
    }

    /** @return array<string, Viewer> everybody who may write something */
    private function actors(Viewer $owner): array
    {
        return [
            'its owner' => $owner,
            'an operator' => $this->users->operateur(),
            'a validator' => $this->users->moderateur('SN'),
            'an editor' => $this->users->editor(),
            'an administrator' => $this->users->administrator(),
        ];
    }

    /** @return array<string, array{Field, Field}> by path: the field or column of files, and the field that it is in */
    private function fileFields(ContentType $type): array
    {
        $found = [];
        foreach ($this->plugin->get(Definitions::class)->of($type)->fields() as $field) {
            foreach ($field->kind->hasFiles() ? [$field] : $field->columns as $each) {
                if ($each->kind->hasFiles()) {
                    $found[$each === $field ? $field->key : "{$field->key}.{$each->key}"] = [$each, $field];
                }
            }
        }

        return $found;
    }

    private function confidential(Viewer $owner, FilePurpose $purpose, bool $isPicture = false): int
    {
        return $isPicture ? $this->files->image($owner->id, $purpose, self::NAME . '.jpg') : $this->files->pdf($owner->id, $purpose, self::NAME . '.pdf');
    }

    private static function fieldOf(FilePurpose $purpose): ?string
    {
        return match ($purpose) {
            FilePurpose::Certificate => 'certificateId',
            FilePurpose::Cv => 'cvId',
            FilePurpose::Application, FilePurpose::Letter, FilePurpose::Message => null,
            default => throw new \LogicException("Name the field of {$purpose->value} here."),
        };
    }

    /** @return list<string> codes of the refusals, or of the action */
    private function attach(Viewer $actor, Record $record, Field $outer, Field $field, int $file): array
    {
        $current = $this->plugin->get(Records::class)->find($record->id);
        try {
            ($this->plugin->get(SaveContent::class))(new SaveInput(
                $actor,
                $record->type,
                $record->language,
                [$outer->key => self::value($outer, $field, $file)],
                id: $record->id,
                expectedVersion: $current?->version,
            ));
        } catch (DomainError $error) {
            return $error->fields === [] ? [$error->errorCode] : array_map(static fn ($refused): string => $refused->code, $error->fields);
        }

        return [];
    }

    /** @return int|list<int>|list<array<string, mixed>> */
    private static function value(Field $outer, Field $field, int $file, bool $isStored = false): int|array
    {
        $value = $field->kind === FieldKind::Files ? [$file] : $file;

        return $outer === $field ? $value : [['name' => 'Une ligne', $isStored ? $field->columnName() : $field->key => $value]];
    }

    /** @return array{int, mixed} status and data */
    private function read(int $file, Viewer $reader): array
    {
        wp_set_current_user($reader->id);
        $response = rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$file}"));

        return [$response->get_status(), $response->get_data()];
    }
}
