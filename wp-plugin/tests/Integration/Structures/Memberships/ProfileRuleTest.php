<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\ProfileStructures;
use Passerelle\Tests\IntegrationTestCase;

/** One profile for each person, and what the structure path asks for before it is submitted. */
final class ProfileRuleTest extends IntegrationTestCase
{
    private Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->users->beneficiaire();
    }

    public function testAPersonBeginsOneProfile(): void
    {
        $first = $this->begin();

        self::assertSame([Status::Draft, $this->person->id, 'Ada Diallo'], [$first->status, $first->ownerId, $first->title]);
        self::assertSame(['rights_create_profile'], $this->refusals(fn () => $this->begin()));
        // Another person's profile is no obstacle, and a translation is the same profile.
        $this->begin($this->users->beneficiaire());
        self::assertFalse(($this->plugin->get(TranslateContent::class))($this->person, $first->id, Lang::English)->existed);
    }

    public function testAProfileInTheTrashLeavesRoomForAnother(): void
    {
        $first = $this->begin();
        $this->content->change($first, Transition::Trash);

        self::assertNotSame($first->id, $this->begin()->id);
    }

    public function testNobodyElseBeginsOne(): void
    {
        self::assertSame(['rights_create_profile'], $this->refusals(fn () => $this->begin(Viewer::anonymous())));
    }

    public function testWithoutAStructureTheStructurePathIsNotSubmitted(): void
    {
        $profile = $this->complete();

        self::assertSame([['memberType', 'profile_structure_required']], $this->problems(fn () => $this->submit($profile)));
        self::assertSame([Status::Draft, $profile->version], [$this->reload($profile)->status, $this->reload($profile)->version]);
    }

    public function testMissingFieldsAreNamedFirst(): void
    {
        $profile = $this->begin();
        $this->save($profile, ['memberType' => 'structure']);

        self::assertSame(
            ['job', 'activityCountry', 'sectorIds'],
            array_column($this->problems(fn () => $this->submit($this->reload($profile))), 0),
        );
    }

    public function testARequestIsEnoughAndAnInvitationIsNot(): void
    {
        $profile = $this->complete();
        $structure = $this->structureOfSomebodyElse([['user' => $this->person->id, 'role' => 'member', 'status' => 'guest']]);
        self::assertSame([['memberType', 'profile_structure_required']], $this->problems(fn () => $this->submit($profile)));

        ($this->plugin->get(ChangeMembership::class))($this->person, $structure->id, MembershipAction::RefuseInvitation);
        ($this->plugin->get(ChangeMembership::class))($this->person, $structure->id, MembershipAction::Ask);

        self::assertSame(Status::Pending, $this->submit($profile)->status);
    }

    public function testAStructureThatIsGoneDoesNotCount(): void
    {
        $profile = $this->complete();
        $structure = $this->structureOfSomebodyElse();
        ($this->plugin->get(ChangeMembership::class))($this->person, $structure->id, MembershipAction::Ask);
        $this->content->change($structure, Transition::Trash);

        self::assertSame([['memberType', 'profile_structure_required']], $this->problems(fn () => $this->submit($profile)));
    }

    public function testAnOwnDraftIsEnoughOnceItIsComplete(): void
    {
        $profile = $this->complete();
        $values = $this->content->complete(ContentType::Structure);
        $structure = $this->content->draft(ContentType::Structure, [...$values, 'city' => null, ...$this->ownedBy($this->person)], ownerId: $this->person->id);
        $structures = new ProfileStructures(new Memberships($this->db), $this->plugin->get(Records::class));
        $structures->add($structure);

        self::assertSame([['memberType', 'incomplete_structures']], $this->problems(fn () => $this->submit($profile)));
        $this->content->save($structure, ['city' => 'Dakar']);
        self::assertSame(Status::Pending, $this->submit($profile)->status);
    }

    public function testTheDraftOfACoMemberIsNotTheirs(): void
    {
        $profile = $this->complete();
        $other = $this->users->beneficiaire();
        $this->content->draft(ContentType::Structure, ['members' => [
            ['user' => $other->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $this->person->id, 'role' => 'member', 'status' => 'member'],
        ]], ownerId: $other->id);

        self::assertSame(Status::Pending, $this->submit($profile)->status);
    }

    public function testFreelancersGiveMotivationAndCertificateInstead(): void
    {
        $profile = $this->complete(['memberType' => 'freelancer']);
        self::assertSame(
            [['motivation', 'motivation_required'], ['certificateId', 'certificate_required']],
            $this->problems(fn () => $this->submit($profile)),
        );
        $profile = $this->save($profile, ['motivation' => 'Pour jouer.', 'certificateId' => $this->files->pdf($this->person->id, FilePurpose::Certificate)]);

        self::assertSame(Status::Pending, $this->submit($profile)->status);
    }

    public function testAProposalToJoinThePathNeedsAStructureAndOtherChangesDoNot(): void
    {
        $certificate = $this->files->pdf($this->person->id, FilePurpose::Certificate);
        $freelancer = [...$this->content->complete(ContentType::CommunityProfile), 'memberType' => 'freelancer', 'motivation' => 'Oui.', 'certificateId' => $certificate];
        $profile = $this->content->published(ContentType::CommunityProfile, $freelancer, ownerId: $this->person->id);

        $problems = $this->problems(fn () => $this->perform(OwnerAction::Propose, $profile, ['memberType' => 'structure']));
        self::assertSame([['memberType', 'profile_structure_required']], $problems);
        self::assertNull($this->plugin->get(ProposalStore::class)->find($profile->id));
        $this->perform(OwnerAction::Propose, $profile, ['job' => 'Danseuse']);
        self::assertNotNull($this->plugin->get(ProposalStore::class)->find($profile->id));

        // One that left its structure since stays editable.
        $other = $this->users->beneficiaire();
        $left = $this->content->published(ContentType::CommunityProfile, ownerId: $other->id);
        $this->perform(OwnerAction::Propose, $left, ['job' => 'Danseuse', 'memberType' => 'structure'], $other);
        self::assertNotNull($this->plugin->get(ProposalStore::class)->find($left->id));
    }

    private function begin(?Viewer $person = null): Record
    {
        return $this->perform(OwnerAction::Save, null, ['firstName' => 'Ada', 'lastName' => 'Diallo'], $person);
    }

    /** @param array<string, mixed> $values */
    private function complete(array $values = []): Record
    {
        return $this->content->draft(ContentType::CommunityProfile, [...$this->content->complete(ContentType::CommunityProfile), ...$values], ownerId: $this->person->id);
    }

    /** @param array<string, mixed> $values */
    private function save(Record $profile, array $values): Record
    {
        return $this->perform(OwnerAction::Save, $profile, $values);
    }

    private function submit(Record $profile): Record
    {
        return $this->perform(OwnerAction::Submit, $profile, null);
    }

    /** @param array<string, mixed>|null $values */
    private function perform(OwnerAction $action, ?Record $record, ?array $values, ?Viewer $person = null): Record
    {
        $person ??= $this->person;
        $input = $values === null ? null : new SaveInput($person, ContentType::CommunityProfile, Lang::French, $values, id: $record?->id, expectedVersion: $record?->version);

        return ($this->plugin->get(OwnerActions::class))($person, $action, $record, $record?->version, $input);
    }

    /** @param list<array{user: int, role: string, status: string}> $others */
    private function structureOfSomebodyElse(array $others = []): Record
    {
        $owner = $this->users->beneficiaire();

        return $this->content->published(ContentType::Structure, ['members' => [...$this->ownedBy($owner)['members'], ...$others]], ownerId: $owner->id);
    }

    /** @return array{members: list<array{user: int, role: string, status: string}>} */
    private function ownedBy(Viewer $owner): array
    {
        return ['members' => [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']]];
    }

    /**
     * @param callable(): mixed $work
     * @return list<array{string, string}> field and code
     */
    private function problems(callable $work): array
    {
        try {
            $work();
        } catch (DomainError $error) {
            return array_map(static fn (FieldError $each): array => [$each->path, $each->code], $error->fields);
        }

        return [];
    }
}
