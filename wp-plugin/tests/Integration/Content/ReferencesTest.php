<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a record may refer to: the organiser, and people of the directory. */
final class ReferencesTest extends IntegrationTestCase
{
    private Viewer $writer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->writer = $this->users->beneficiaire();
    }

    public function testTheOrganiserIsAStructureOfTheWriter(): void
    {
        foreach (['owner', 'member'] as $role) {
            $structure = $this->structure($role, 'member');
            $record = $this->save(['organiserId' => $structure->groupId]);
            self::assertSame($structure->groupId, $record->values->int('organiserId'), $role);
        }
    }

    /** @return array<string, array{string, string}> */
    public static function otherMemberships(): array
    {
        return ['guest' => ['guest', 'member'], 'asked' => ['member', 'pretender'], 'invited' => ['owner', 'guest']];
    }

    #[DataProvider('otherMemberships')]
    public function testOthersOfTheStructureMayNotNameIt(string $role, string $status): void
    {
        $structure = $this->structure($role, $status);

        self::assertSame(['organiserId: not_own_structure'], $this->tried(['organiserId' => $structure->groupId]));
    }

    public function testAForeignStructureIsRefusedAndAnUnpublishedOneDoesNotExist(): void
    {
        $foreign = $this->content->published(ContentType::Structure);
        $secret = $this->content->draft(ContentType::Structure, ownerId: $this->users->beneficiaire()->id);
        $profile = $this->content->published(ContentType::CommunityProfile);

        self::assertSame(['organiserId: not_own_structure'], $this->tried(['organiserId' => $foreign->groupId]));
        foreach ([$secret->groupId, $profile->groupId, 999_999] as $id) {
            self::assertSame(['organiserId: unexpected_fields'], $this->tried(['organiserId' => $id]));
        }
    }

    public function testAnUnpublishedStructureOfTheWriterMayOrganise(): void
    {
        $own = $this->content->draft(ContentType::Structure, ['members' => [$this->row('member', 'member')]]);

        self::assertSame($own->groupId, $this->save(['organiserId' => $own->groupId])->values->int('organiserId'));
    }

    public function testStaffNameAnyStructureButNothingElse(): void
    {
        $structure = $this->content->published(ContentType::Structure);
        $profile = $this->content->published(ContentType::CommunityProfile);
        $event = $this->content->draft(ContentType::Event);

        self::assertSame($structure->groupId, $this->content->save($event, ['organiserId' => $structure->groupId])->values->int('organiserId'));
        self::assertSame(['organiserId: unexpected_fields'], $this->refusals(fn (): Record => $this->content->save($event, ['organiserId' => $profile->groupId])));
    }

    public function testAnOrganiserThatWasNamedBeforeMayStay(): void
    {
        $structure = $this->content->published(ContentType::Structure);
        $record = $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId], ownerId: $this->writer->id);

        $saved = $this->save(['organiserId' => $structure->groupId, 'offered' => 'Une salle'], $record);
        self::assertSame(['Une salle', $structure->groupId], [$saved->values->text('offered'), $saved->values->int('organiserId')]);

        $without = $this->save(['organiserId' => null], $saved);
        self::assertNull($without->values->int('organiserId'));
        self::assertSame(['organiserId: not_own_structure'], $this->tried(['organiserId' => $structure->groupId], $without));
    }

    /** @return list<array{Status}> */
    public static function hidden(): array
    {
        return array_map(static fn (Status $status): array => [$status], [Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Offline]);
    }

    #[DataProvider('hidden')]
    public function testPeopleWhoseProfileIsNotPublicDoNotExist(Status $status): void
    {
        $profile = $this->content->in($status, ContentType::CommunityProfile, $this->users->beneficiaire()->id);

        foreach (['profileId', 'groupId'] as $key) {
            self::assertSame(["members.1.{$key}: unexpected_fields"], $this->tried(['members' => [['lastName' => 'Diop'], [$key => $profile->groupId]]]));
        }
        self::assertSame(['members.0.profileId: unexpected_fields'], $this->tried(['members' => [['profileId' => 999_999]]]));
    }

    public function testPeopleWhoWereNamedBeforeMayStayInAnyRow(): void
    {
        $profile = $this->content->published(ContentType::CommunityProfile);
        $record = $this->save(['members' => [['profileId' => $profile->groupId]], 'partners' => [['lastName' => 'Sy']]]);
        wp_update_post(['ID' => $profile->id, 'post_status' => Status::Offline->value]);
        $rows = [['lastName' => 'Diop'], ['profileId' => $profile->groupId]];

        self::assertCount(2, $this->save(['members' => $rows], $this->reload($record))->values->rows('members'));
        self::assertSame(['partners.1.profileId: unexpected_fields'], $this->tried(['partners' => $rows], $this->reload($record)), 'Only in the field that named them.');
    }

    private function structure(string $role, string $status): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => [$this->row($role, $status)]]);
    }

    /** @return array<string, int|string> */
    private function row(string $role, string $status): array
    {
        return ['user' => $this->writer->id, 'role' => $role, 'status' => $status];
    }

    /**
     * @param array<string, mixed> $values
     * @return list<string>
     */
    private function tried(array $values, ?Record $record = null): array
    {
        return $this->refusals(fn (): Record => $this->save($values, $record));
    }

    /** @param array<string, mixed> $values */
    private function save(array $values, ?Record $record = null): Record
    {
        return ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->writer,
            ContentType::Initiative,
            Lang::French,
            $values,
            'Un titre',
            null,
            null,
            id: $record?->id,
        ));
    }
}
