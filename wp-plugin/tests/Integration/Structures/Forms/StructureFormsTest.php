<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Forms;

use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Policy;
use Passerelle\Structures\Forms\CreateStructure;
use Passerelle\Structures\Forms\UpdateStructure;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Forms\StructureAction;
use Passerelle\Structures\IncompleteStructures;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\ProfileStructures;
use Passerelle\Tests\IntegrationTestCase;

final class StructureFormsTest extends IntegrationTestCase
{
    private Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->person->id);
    }

    public function testAStructureBeginsAsADraftOfItsOwner(): void
    {
        $draft = $this->create(['language' => 'fr', 'name' => 'Les Tisserands du Lac']);

        self::assertSame([Status::Draft, $this->person->id, 'Les Tisserands du Lac'], [$draft->status, $draft->ownerId, $draft->title]);
        self::assertEquals(MemberList::ownedBy($this->person->id), $this->members($draft));
        self::assertTrue($this->plugin->get(Policy::class)->canEdit($this->person, $draft));
    }

    public function testItsOwnerPublishesItWithoutAValidator(): void
    {
        $draft = $this->create(['language' => 'fr', 'name' => 'Les Tisserands du Lac']);
        self::assertSame(
            ['structureType: required', 'summary: required', 'headquartersCountry: required', 'city: required', 'sectorIds: required'],
            $this->refusals(fn () => $this->update($draft, StructureAction::Publish)),
        );
        self::assertSame(Status::Draft, $this->reload($draft)->status);

        $published = $this->update($draft, StructureAction::Publish, $this->complete());
        self::assertSame([Status::Published, 'Bol'], [$published->status, $published->values->text('city')]);

        $changed = $this->update($published, StructureAction::Save, ['city' => 'Mao']);
        self::assertSame([Status::Published, 'Mao'], [$changed->status, $this->reload($published)->values->text('city')]);
        self::assertSame(['city: required'], $this->refusals(fn () => $this->update($changed, StructureAction::Save, ['city' => null])));
    }

    public function testOnePublishesInTheSameRequestOrCreatesNothing(): void
    {
        $published = $this->create(['language' => 'fr', 'name' => 'Les Tisserands du Lac', ...$this->complete()], StructureAction::Publish);
        self::assertSame(Status::Published, $published->status);

        $before = $this->structures();
        self::assertContains('city: required', $this->refusals(fn () => $this->create(['language' => 'fr', 'name' => 'Incomplète'], StructureAction::Publish)));
        self::assertSame(['name: required'], $this->refusals(fn () => $this->create(['language' => 'fr', 'name' => ' '])));
        self::assertSame(['language: required'], $this->refusals(fn () => $this->create(['name' => 'Sans langue'])));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->create(['language' => 'fr', 'name' => 'A'], StructureAction::Offline)));
        self::assertSame($before, $this->structures());
    }

    public function testCreatingNeedsAPublishedProfileOrTheFormOfOne(): void
    {
        $before = $this->structures();
        $newcomer = $this->users->beneficiaire();
        $this->content->draft(ContentType::CommunityProfile, ownerId: $newcomer->id);
        $input = ['language' => 'fr', 'name' => 'Trop tôt'];

        self::assertSame(['structure_create_forbidden'], $this->refusals(fn () => $this->create($input, as: $newcomer)));
        self::assertSame(['structure_create_forbidden'], $this->refusals(fn () => $this->create($input, as: new Viewer($newcomer->id, ['subscriber'], null), inProfile: true)));
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->create($input, as: Viewer::anonymous(), inProfile: true)));
        self::assertSame(
            ['profile_not_published'],
            $this->refusals(fn () => $this->create([...$input, ...$this->complete()], StructureAction::Publish, $newcomer, true)),
        );
        self::assertSame($before, $this->structures());

        $draft = $this->create([...$input, ...$this->complete()], as: $newcomer, inProfile: true);
        self::assertEquals(MemberList::ownedBy($newcomer->id), $this->members($draft));
        self::assertSame(['profile_not_published'], $this->refusals(fn () => $this->update($draft, StructureAction::Publish, as: $newcomer)));
    }

    public function testAProfileHasAFewDraftStructures(): void
    {
        $newcomer = $this->users->beneficiaire();
        $max = $this->configuration()->limit('structures', 'draftsInProfile');
        $drafts = array_map(fn (int $number): Record => $this->create(['language' => 'fr', 'name' => "Essai {$number}"], as: $newcomer, inProfile: true), range(1, $max));
        $before = $this->structures();
        $one = fn (?Viewer $as = null): array => $this->refusals(fn () => $this->create(['language' => 'fr', 'name' => 'De trop'], as: $as ?? $newcomer, inProfile: true));

        self::assertSame(['too_many_structures'], $one());
        // A translation is the same structure.
        ($this->plugin->get(TranslateContent::class))($newcomer, $drafts[0]->id, Lang::English);
        $before = [...$before, ...array_diff($this->structures(), $before)];
        self::assertSame(['too_many_structures'], $one());
        self::assertSame([], array_diff($this->structures(), $before));

        self::assertSame([], $one($this->users->beneficiaire()), 'Those of others do not count.');
        for ($number = 0; $number <= $max; $number++) {
            self::assertSame([], $one($this->person), 'Who has a public profile creates as many as needed.');
        }
        $this->content->change($this->reload($drafts[1]), Transition::Trash);
        self::assertSame([], $one());
        self::assertSame(['too_many_structures'], $one());
    }

    public function testAStructureOfAProfileIsPublishedWithIt(): void
    {
        $newcomer = $this->users->beneficiaire();
        $profile = $this->content->draft(ContentType::CommunityProfile, ownerId: $newcomer->id);
        $complete = $this->create(['language' => 'fr', 'name' => 'Complète', ...$this->complete()], as: $newcomer, inProfile: true);
        $incomplete = $this->create(['language' => 'fr', 'name' => 'Incomplète'], as: $newcomer, inProfile: true);
        $ofStaff = $this->content->draft(ContentType::Structure, ['members' => [['user' => $newcomer->id, 'role' => 'owner', 'status' => 'member']]]);
        $foreign = $this->create(['language' => 'fr', 'name' => 'À autrui', ...$this->complete()]);
        $profiles = new ProfileStructures(new Memberships($this->db), $this->plugin->get(Records::class));
        $check = new IncompleteStructures($profiles, $this->plugin->get(Definitions::class)->of(ContentType::Structure));
        self::assertSame([$incomplete->id], array_map(static fn (Record $each): int => $each->id, $check->of($newcomer->id)));
        self::assertSame([], $check->of($this->person->id), 'Their draft does not belong to a profile.');

        $profile = $this->content->change($profile, Transition::Submit);
        self::assertSame(Status::Draft, $this->reload($complete)->status);
        $this->content->change($profile, Transition::Approve);

        $statuses = array_map(fn (Record $each): Status => $this->reload($each)->status, [$complete, $incomplete, $ofStaff, $foreign]);
        self::assertSame([Status::Published, Status::Draft, Status::Draft, Status::Draft], $statuses);
        self::assertSame(Status::Published, $this->update($incomplete, StructureAction::Publish, $this->complete(), $newcomer)->status);
        self::assertSame([], $check->of($newcomer->id));
    }

    public function testARefusedApprovalPublishesNothing(): void
    {
        $newcomer = $this->users->beneficiaire();
        $profile = $this->content->draft(ContentType::CommunityProfile, ownerId: $newcomer->id);
        $structure = $this->create(['language' => 'fr', 'name' => 'Complète', ...$this->complete()], as: $newcomer, inProfile: true);
        $profile = $this->content->change($profile, Transition::Submit);
        add_action('passerelle_content_changed', static fn () => throw DomainError::staleVersion(), 99);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->content->change($profile, Transition::Approve)));

        self::assertSame([Status::Pending, Status::Draft], [$this->reload($profile)->status, $this->reload($structure)->status]);
    }

    public function testItsMembersLearnThatAnUnpublishedOneIsForItsOwners(): void
    {
        $structure = $this->create(['language' => 'fr', 'name' => 'Retirée', ...$this->complete()], StructureAction::Publish);
        $member = $this->users->beneficiaire();
        ($this->plugin->get(ChangeMembership::class))($member, $structure->id, MembershipAction::Ask);
        ($this->plugin->get(ChangeMembership::class))($this->person, $structure->id, MembershipAction::AcceptRequest, $member->id);
        $this->update($structure, StructureAction::Offline);
        $structure = $this->reload($structure);
        foreach (StructureAction::cases() as $action) {
            self::assertSame(['structure_owner_required'], $this->refusals(fn () => $this->update($structure, $action, ['name' => 'Volée'], $member)), $action->value);
            self::assertSame(['not_found'], $this->refusals(fn () => $this->update($structure, $action, ['name' => 'Volée'], $this->users->beneficiaire())), $action->value);
        }
    }

    public function testOthersLearnNothingOfADraftAndChangeNothingOfAPublicOne(): void
    {
        $draft = $this->create(['language' => 'fr', 'name' => 'Secrète', 'contactEmail' => 'interne@example.org']);
        $public = $this->create(['language' => 'fr', 'name' => 'Publique', ...$this->complete()], StructureAction::Publish);
        $member = $this->users->beneficiaire();
        ($this->plugin->get(ChangeMembership::class))($member, $public->id, MembershipAction::Ask);
        ($this->plugin->get(ChangeMembership::class))($this->person, $public->id, MembershipAction::AcceptRequest, $member->id);
        foreach ([$member, $this->users->beneficiaire(), $this->users->operateur(), $this->users->moderateur('TD')] as $other) {
            foreach (StructureAction::cases() as $action) {
                $label = "{$other->id} {$action->value}";
                self::assertSame(['not_found'], $this->refusals(fn () => $this->update($draft, $action, ['name' => 'Volée'], $other)), $label);
                self::assertSame(['structure_owner_required'], $this->refusals(fn () => $this->update($public, $action, ['name' => 'Volée'], $other)), $label);
            }
        }
        foreach ([0, -1, PHP_INT_MAX, $this->content->published(ContentType::Initiative)->id] as $id) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(UpdateStructure::class))($this->person, $id, StructureAction::Save, 1, [])), (string) $id);
        }
        self::assertSame(['Secrète', 'Publique'], [$this->reload($draft)->title, $this->reload($public)->title]);
    }

    public function testWhoOwnsItNoMoreHasNoRightsOnIt(): void
    {
        $structure = $this->create(['language' => 'fr', 'name' => 'Transmise', ...$this->complete()], StructureAction::Publish);
        $next = $this->users->beneficiaire();
        $change = $this->plugin->get(ChangeMembership::class);
        $change($next, $structure->id, MembershipAction::Ask);
        $change($this->person, $structure->id, MembershipAction::AcceptRequest, $next->id);
        $change($this->person, $structure->id, MembershipAction::OfferTransfer, $next->id);
        $change($next, $structure->id, MembershipAction::AcceptTransfer);

        $structure = $this->reload($structure);
        self::assertSame(['structure_owner_required'], $this->refusals(fn () => $this->update($structure, StructureAction::Save, ['city' => 'Mao'])));
        self::assertSame('Mao', $this->update($structure, StructureAction::Save, ['city' => 'Mao'], $next)->values->text('city'));
    }

    public function testOnlyStaffPutBackWhatStaffTookOffline(): void
    {
        $structure = $this->create(['language' => 'fr', 'name' => 'Hors ligne', ...$this->complete()], StructureAction::Publish);
        $structure = $this->update($structure, StructureAction::Offline);
        $structure = $this->update($structure, StructureAction::Online);
        self::assertSame(Status::Published, $structure->status);

        $structure = $this->content->change($structure, Transition::TakeOffline);
        self::assertSame(['structure_owner_required'], $this->refusals(fn () => $this->update($structure, StructureAction::Online)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->update($structure, StructureAction::Publish)));
        self::assertSame(Status::Published, $this->content->change($this->reload($structure), Transition::PutBack)->status);
    }

    public function testAnOlderVersionAndWrongBodiesAreRefused(): void
    {
        $draft = $this->create(['language' => 'fr', 'name' => 'Versions']);
        $saved = $this->update($draft, StructureAction::Save, ['city' => 'Bol']);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->update($draft, StructureAction::Save, ['city' => 'Mao'])));
        self::assertSame('Bol', $this->reload($draft)->values->text('city'));

        $update = fn (StructureAction $action, ?int $version, ?array $input): array
            => $this->refusals(fn () => ($this->plugin->get(UpdateStructure::class))($this->person, $draft->id, $action, $version, $input));
        self::assertSame(['version: required', 'input: required'], $update(StructureAction::Save, null, null));
        self::assertSame(['contactEmail: invalid_email'], $update(StructureAction::Save, $saved->version, ['contactEmail' => 'non']));
        self::assertEquals(MemberList::ownedBy($this->person->id), $this->members($draft));
        $published = $this->update($saved, StructureAction::Publish, $this->complete());
        self::assertSame(['input: unexpected_fields'], $update(StructureAction::Offline, $published->version, ['city' => 'Mao']));
    }

    /** @param array<string, mixed> $input */
    private function create(array $input, StructureAction $action = StructureAction::Save, ?Viewer $as = null, bool $inProfile = false): Record
    {
        return ($this->plugin->get(CreateStructure::class))($as ?? $this->person, $action, $input, $inProfile);
    }

    /** @param array<string, mixed>|null $input */
    private function update(Record $record, StructureAction $action, ?array $input = null, ?Viewer $as = null): Record
    {
        return ($this->plugin->get(UpdateStructure::class))($as ?? $this->person, $record->id, $action, $record->version, $input);
    }

    /** @return array<string, mixed> what a structure needs besides its name */
    private function complete(): array
    {
        $sector = array_search('theatre', (new Sectors(new Terms($this->db)))->keys(), true);

        return ['structureType' => 'association', 'headquartersCountry' => 'TD', 'city' => 'Bol', 'summary' => 'En une phrase.', 'sectorIds' => [$sector]];
    }

    private function members(Record $structure): MemberList
    {
        return (new MembershipStore($this->db))->list($structure->groupId);
    }

    /** @return list<int> */
    private function structures(): array
    {
        $ids = [];
        foreach ($this->plugin->get(Records::class)->allIds(ContentType::Structure) as $id) {
            $ids[] = $id;
        }

        return $ids;
    }
}
