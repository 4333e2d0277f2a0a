<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Projects;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Definitions;
use Passerelle\Content\Dependants;
use Passerelle\Content\OwnRecords\OwnRecords;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\ReferringRecords;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\OwnRecords\OwnPage;
use Passerelle\Content\OwnRecords\OwnQuery;
use Passerelle\Content\OwnRecords\OwnRecord;
use Passerelle\Content\OwnRecords\OwnSort;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What those read and propose who benefit from a supported project. */
#[Group('exhaustive')]
final class OwnProjectsTest extends IntegrationTestCase
{
    private const QUERIES_MAX = 26;
    private const FEW = 3;
    private const MANY = 20;

    private Viewer $beneficiary;
    private Viewer $stranger;

    protected function setUp(): void
    {
        parent::setUp();
        $this->beneficiary = $this->users->beneficiaire();
        $this->stranger = $this->users->beneficiaire();
    }

    public function testListsWhatThePersonOrTheirStructureBenefitsFromOncePublished(): void
    {
        [$member, $guest] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->stranger->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $guest->id, 'role' => 'guest', 'status' => 'member'],
        ]]);
        $first = $this->project([$this->users->beneficiaire()->id, $this->beneficiary->id]);
        $second = $this->project([], ['organiserId' => $structure->groupId]);
        $this->content->draft(ContentType::SupportedProject, ['beneficiaryIds' => [$this->beneficiary->id], 'organiserId' => $structure->groupId]);

        self::assertSame([[$first->id], 1], [self::ids($this->list($this->beneficiary)), $this->list($this->beneficiary)->total]);
        foreach ([$this->stranger, $member] as $viewer) {
            self::assertSame([$second->id], self::ids($this->list($viewer)));
        }
        // The author, and who has the number of a position in the list.
        foreach ([$guest, $this->content->staff(), (new ViewerFactory())->of(1)] as $viewer) {
            self::assertSame([[], 0], [self::ids($this->list($viewer)), $this->list($viewer)->total]);
        }
        self::assertSame([$first->id], self::ids($this->list($this->beneficiary, OwnSort::TitleAsc)));
    }

    public function testQueryCountIsIndependentOfTheLengthOfTheList(): void
    {
        $cost = function (int $count): int {
            wp_cache_flush();
            $before = $this->database()->num_queries;
            self::assertCount($count, $this->list($this->beneficiary)->items);

            return $this->database()->num_queries - $before;
        };
        $make = fn (int $count): array => array_map(fn (): Record => $this->project([$this->beneficiary->id]), range(1, $count));
        $make(self::FEW);
        $few = $cost(self::FEW);
        $make(self::MANY - self::FEW);

        self::assertSame($few, $cost(self::MANY));
        self::assertLessThanOrEqual(self::QUERIES_MAX, $few);
    }

    public function testWhatStaffHaveNotPublishedYetIsNotThere(): void
    {
        $expected = ['draft' => 'not_found', 'future' => 'not_found', 'publish' => '', 'completed' => '', 'private' => ''];
        foreach ($expected as $status => $refusal) {
            $record = $this->content->in(Status::from($status), ContentType::SupportedProject);
            $record = $this->content->save($record, ['beneficiaryIds' => [$this->beneficiary->id]]);

            self::assertSame($refusal === '' ? [] : [$refusal], $this->refusals(fn (): OwnRecord => $this->find($this->beneficiary, $record)), $status);
            $foreign = $record->status->isPublic() ? 'forbidden' : 'not_found';
            foreach ([$this->stranger, Viewer::anonymous()] as $viewer) {
                self::assertSame([$foreign], $this->refusals(fn (): OwnRecord => $this->find($viewer, $record)), $status);
            }
        }
    }

    public function testTheOnlyStepIsToProposeChangesOfWhatIsPublic(): void
    {
        foreach ([Status::Published, Status::Completed, Status::Offline] as $status) {
            $record = $this->content->save($this->content->in($status, ContentType::SupportedProject), ['beneficiaryIds' => [$this->beneficiary->id]]);
            $offered = $status->isPublic() ? [OwnerAction::Propose] : [];
            self::assertSame($offered, $this->find($this->beneficiary, $record)->actions, $status->value);
            foreach (OwnerAction::cases() as $action) {
                if (in_array($action, [OwnerAction::Propose, OwnerAction::WithdrawProposal], true)) {
                    continue;
                }
                $input = $action->needsInput() ? $this->input($this->beneficiary, $record, ['summary' => 'Direct.']) : null;
                $refused = $this->refusals(fn (): Record => ($this->plugin->get(OwnerActions::class))($this->beneficiary, $action, $record, $record->version, $input));
                self::assertContains($refused, [['forbidden'], ['invalid_transition']], "{$action->value} of {$status->value}");
            }
            self::assertSame('En une phrase.', $this->reload($record)->values->text('summary'));
        }
    }

    public function testStrangersAndFormerBeneficiariesProposeNothing(): void
    {
        $record = $this->project([$this->beneficiary->id]);
        self::assertSame(['forbidden'], $this->refusals(fn (): Record => $this->propose($this->stranger, $record, ['summary' => 'Autre.'])));
        $record = $this->propose($this->beneficiary, $record, ['summary' => 'Autre.']);

        $record = $this->content->save($record, ['beneficiaryIds' => [$this->stranger->id]]);

        self::assertSame([[], [$record->id]], [self::ids($this->list($this->beneficiary)), self::ids($this->list($this->stranger))]);
        self::assertSame(['forbidden'], $this->refusals(fn (): Record => $this->propose($this->beneficiary, $record, ['summary' => 'Encore.'])));
        self::assertSame(['forbidden'], $this->refusals(fn (): OwnRecord => $this->find($this->beneficiary, $record)));
        self::assertSame(Access::Full, $this->plugin->get(Policy::class)->access($this->beneficiary, $record));
        $withdrawn = ($this->plugin->get(OwnerActions::class))($this->stranger, OwnerAction::WithdrawProposal, $record, $record->version, null);
        self::assertNull($this->plugin->get(ProposalStore::class)->find($withdrawn->id), 'It belongs to the present beneficiaries.');
    }

    public function testFieldsOfStaffAreRefusedInAProposal(): void
    {
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->beneficiary->id, 'role' => 'owner', 'status' => 'member'],
        ]]);
        $record = $this->project([$this->beneficiary->id]);

        $refused = $this->refusals(fn (): Record => $this->propose($this->beneficiary, $record, [
            'summary' => 'Autre.',
            'beneficiaryIds' => [$this->stranger->id],
            'organiserId' => $structure->groupId,
        ]));

        self::assertEqualsCanonicalizing(['beneficiaryIds: unexpected_fields', 'organiserId: unexpected_fields'], $refused);
        self::assertNull($this->plugin->get(ProposalStore::class)->find($record->id));
    }

    public function testThePagesOfTheStructureDoNotShowWhatItBenefitsFrom(): void
    {
        $structure = $this->content->published(ContentType::Structure);
        $this->project([], ['organiserId' => $structure->groupId]);
        $partner = $this->project([], ['organiserId' => $structure->groupId, 'partners' => [['structureId' => $structure->id]]]);
        $referring = new ReferringRecords($this->db, $this->plugin->get(Definitions::class), $this->plugin->get(Records::class));

        self::assertSame([$partner->groupId], (new Dependants($referring))->of($structure));
        self::assertCount(2, $referring->to(ContentType::Structure, $structure->groupId));
    }

    public function testEachLanguageHasItsProposalAndSharedValuesAreInNeitherUntilApproved(): void
    {
        $french = $this->project([$this->beneficiary->id]);
        $english = $this->content->published(ContentType::SupportedProject, language: Lang::English, title: 'In English', groupId: $french->groupId);
        self::assertSame([$this->beneficiary->id], $english->values->ints('beneficiaryIds'));

        $proposed = $this->propose($this->beneficiary, $english, ['summary' => 'Otherwise.', 'endDate' => '2027-12-31']);

        self::assertSame(['endDate', 'summary'], $this->plugin->get(ProposalStore::class)->find($proposed->id)?->changes($proposed));
        self::assertNull($this->plugin->get(ProposalStore::class)->find($french->id));
        self::assertSame(['2026-12-31', '2026-12-31'], [$proposed->values->text('endDate'), $this->reload($french)->values->text('endDate')]);
    }

    /**
     * @param list<int> $beneficiaries
     * @param array<string, mixed> $values
     */
    private function project(array $beneficiaries, array $values = []): Record
    {
        return $this->content->published(ContentType::SupportedProject, ['beneficiaryIds' => $beneficiaries, ...$values]);
    }

    /** @param array<string, mixed> $values */
    private function propose(Viewer $viewer, Record $record, array $values): Record
    {
        $now = $this->reload($record);
        $this->plugin->get(OwnerActions::class)->require($viewer, OwnerAction::Propose, $now, $now->version);

        return ($this->plugin->get(OwnerActions::class))($viewer, OwnerAction::Propose, $now, $now->version, $this->input($viewer, $now, $values));
    }

    /** @param array<string, mixed> $values */
    private function input(Viewer $viewer, Record $record, array $values): SaveInput
    {
        return new SaveInput($viewer, $record->type, $record->language, $values, id: $record->id, expectedVersion: $record->version);
    }

    private function find(Viewer $viewer, Record $record): OwnRecord
    {
        return $this->plugin->get(OwnRecords::class)->find($viewer, $record->id);
    }

    private function list(Viewer $viewer, OwnSort $sort = OwnSort::Recent): OwnPage
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');

        return $this->plugin->get(OwnRecords::class)->list($viewer, ContentType::SupportedProject, OwnQuery::of($config, perPage: self::MANY, sort: $sort));
    }

    /** @return list<int> */
    private static function ids(OwnPage $page): array
    {
        return array_map(static fn (OwnRecord $row): int => $row->record->id, $page->items);
    }
}
