<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\OwnRecords;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\OwnRecords\OwnRecords;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\OwnRecords\OwnPage;
use Passerelle\Content\OwnRecords\OwnQuery;
use Passerelle\Content\OwnRecords\OwnRecord;
use Passerelle\Content\OwnRecords\OwnSort;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class OwnRecordsTest extends IntegrationTestCase
{
    private const FEW = 10;
    private const MANY = 100;
    private const QUERIES_MAX = 25;

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    public function testListsOneRowForEachGroupOfOnesOwnAndNobodyElses(): void
    {
        $stranger = $this->users->beneficiaire();
        foreach (Status::listed() as $status) {
            $this->content->in($status, ContentType::Initiative, $stranger->id);
        }
        $this->content->draft(ContentType::Event, ownerId: $this->owner->id);
        $first = $this->draft('Un');
        $this->translate($first, $this->owner);
        $second = $this->draft('Deux');
        $this->content->change($this->draft('Effacée'), Transition::Trash);

        $page = $this->list();

        self::assertSame([[$second->id, $first->id], 2], [self::ids($page), $page->total]);
        self::assertSame([], self::ids($this->list(viewer: $this->users->administrator())));
        self::assertCount(count(Status::listed()), $this->list(viewer: $stranger)->items);
    }

    public function testOneRecordIsTheRowOfTheList(): void
    {
        $record = $this->decided($this->submitted('À reprendre'), Transition::SendBack, 'Ajoutez une date.');
        $this->translate($record, $this->owner);

        self::assertEquals($this->row($record, $this->owner), $this->plugin->get(OwnRecords::class)->find($this->owner, $record->id));
    }

    public function testARecordOfOthersIsNotThere(): void
    {
        $stranger = $this->users->beneficiaire();
        foreach (Status::listed() as $status) {
            $record = $this->content->in($status, ContentType::Initiative, $stranger->id);
            $refusal = $status->isPublic() ? 'rights_edit_initiative' : 'not_found';
            foreach ([$this->owner, Viewer::anonymous()] as $viewer) {
                self::assertSame([$refusal], $this->refusals(fn (): OwnRecord => $this->plugin->get(OwnRecords::class)->find($viewer, $record->id)), $status->value);
            }
        }
        self::assertSame(['not_found'], $this->refusals(fn (): OwnRecord => $this->plugin->get(OwnRecords::class)->find($this->owner, 0)));
    }

    public function testNobodyIsSignedIn(): void
    {
        $this->plugin->get(DetachAccount::class)->transferOwnership($this->draft('Sans propriétaire'), 0);

        self::assertSame(['forbidden'], $this->refusals(fn (): OwnPage => $this->list(viewer: Viewer::anonymous())));
    }

    public function testCoEditorsAreThoseWhoEditItsStructure(): void
    {
        [$member, $guest, $pretender, $former] = array_map(fn (): Viewer => $this->users->beneficiaire(), range(1, 4));
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $guest->id, 'role' => 'guest', 'status' => 'member'],
            ['user' => $pretender->id, 'role' => 'member', 'status' => 'pretender'],
        ]]);
        $author = $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId], ownerId: $author->id);
        $this->content->draft(ContentType::Initiative, ownerId: $author->id);

        self::assertSame([$record->id], self::ids($this->list()));
        self::assertSame([$record->id], self::ids($this->list(viewer: $member)));
        foreach ([$guest, $pretender, $former] as $other) {
            self::assertSame([], self::ids($this->list(viewer: $other)));
        }
        self::assertSame([OwnerAction::Save], $this->row($record, $member)->actions, 'The other steps are the author’s.');
    }

    public function testFiltersByStatusAndLanguage(): void
    {
        $draft = $this->draft('Brouillon');
        $pending = $this->submitted('En attente');
        $english = $this->translate($pending, $this->content->staff());

        self::assertSame([$pending->id], self::ids($this->list(status: Status::Pending)));
        self::assertSame([$draft->id], self::ids($this->list(status: Status::Draft)));
        self::assertSame([], self::ids($this->list(status: Status::Published)));
        self::assertSame([$english->id], self::ids($this->list(language: Lang::English)));
        self::assertSame([$english->id], self::ids($this->list(language: Lang::English, status: Status::Draft)));
        self::assertSame([$pending->id, $draft->id], self::ids($this->list(language: Lang::French)));
    }

    public function testSorts(): void
    {
        foreach (['Écho' => '2026-11-03', 'abri' => '2026-11-01', 'Zouk' => '2026-11-02'] as $title => $day) {
            $this->database()->update($this->database()->posts, ['post_modified_gmt' => "{$day} 10:00:00"], ['ID' => $this->draft($title)->id]);
        }
        wp_cache_flush();
        $order = fn (OwnSort $sort): array => array_map(static fn (OwnRecord $row): string => $row->record->title, $this->list(sort: $sort)->items);

        self::assertSame(['abri', 'Écho', 'Zouk'], $order(OwnSort::TitleAsc));
        self::assertSame(['Zouk', 'Écho', 'abri'], $order(OwnSort::TitleDesc));
        self::assertSame(['Écho', 'Zouk', 'abri'], $order(OwnSort::Recent));
    }

    public function testWhatWaitsLongestComesFirst(): void
    {
        $draft = $this->draft('Brouillon');
        $late = $this->submitted('Tard');
        $early = $this->submitted('Tôt');
        $this->moveAudit($early, '2026-10-01 08:00:00');
        $this->moveAudit($late, '2026-11-01 08:00:00');

        $page = $this->list(sort: OwnSort::Waiting);

        self::assertSame([$early->id, $late->id, $draft->id], self::ids($page));
        self::assertSame(
            ['2026-10-01 08:00', '2026-11-01 08:00', null],
            array_map(static fn (OwnRecord $row): ?string => $row->waitingSince?->format('Y-m-d H:i'), $page->items),
        );
    }

    public function testPagesAreClamped(): void
    {
        foreach (range(1, 3) as $number) {
            $this->draft("Titre {$number}");
        }

        self::assertSame([1, 100, 3], [$this->list(page: -4, perPage: 5000)->query->page, $this->list(perPage: 5000)->query->perPage, $this->list(perPage: 0)->total]);
        self::assertCount(1, $this->list(perPage: 0)->items);
        self::assertSame(['Titre 1'], array_map(static fn (OwnRecord $row): string => $row->record->title, $this->list(page: 2, perPage: 2)->items));
        self::assertSame([[], 3], [self::ids($this->list(page: PHP_INT_MAX, perPage: 1)), $this->list(page: 9)->total]);
    }

    public function testActionsAreThoseThatTheTableAllowsNow(): void
    {
        $expected = [
            'draft' => ['save', 'submit', 'delete'],
            'pending' => ['withdraw'],
            'pending_review' => ['save', 'submit'],
            'rejected' => [],
            'future' => [],
            'publish' => ['propose', 'offline', 'complete'],
            'completed' => ['propose', 'reopen'],
            'private' => ['online'],
        ];
        foreach (Status::listed() as $status) {
            $record = $this->content->in($status, ContentType::Initiative, $this->owner->id, offlineByOwner: true);
            $row = $this->row($record, $this->owner);

            self::assertSame($expected[$status->value] ?? null, array_column($row->actions, 'value'), $status->value);
        }
        $byStaff = $this->content->in(Status::Offline, ContentType::Initiative, $this->owner->id);
        self::assertSame([], $this->row($byStaff, $this->owner)->actions, 'Taken offline by staff.');
    }

    public function testAnOfferedActionSucceedsOrLacksContentOnly(): void
    {
        foreach (Status::listed() as $status) {
            foreach (OwnerAction::cases() as $action) {
                if ($action->needsInput() || $action === OwnerAction::WithdrawProposal) {
                    continue;
                }
                $record = $this->content->in($status, ContentType::Initiative, $this->owner->id, offlineByOwner: true);
                $isOffered = in_array($action, $this->row($record, $this->owner)->actions, true);
                $refusals = $this->refusals(
                    fn (): Record => ($this->plugin->get(OwnerActions::class))($this->owner, $action, $record, $record->version, null),
                );

                self::assertSame($isOffered, $refusals === [], "{$action->value} of {$status->value}");
            }
        }
    }

    public function testAProposalCanBeWithdrawn(): void
    {
        $record = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        self::assertNull($this->row($record, $this->owner)->proposal);
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);

        $row = $this->row($record, $this->owner);

        self::assertSame(['subtitle'], $row->proposal?->changes($record));
        self::assertSame(['propose', 'withdrawProposal', 'offline', 'complete'], array_column($row->actions, 'value'));
    }

    public function testTheValidatorsCommentIsThereWhileTheRecordIsToBeChanged(): void
    {
        $record = $this->decided($this->submitted('À reprendre'), Transition::SendBack, 'Ajoutez une date.');
        $row = $this->row($record, $this->owner);
        self::assertSame(['to_edit', 'Ajoutez une date.', null], [$row->moderation->status, $row->moderation->comment, $row->waitingSince]);
        self::assertNotNull($row->moderation->date);

        $again = ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Submit, $record, $record->version, null);
        $row = $this->row($again, $this->owner);
        self::assertSame(['pending', null, null], [$row->moderation->status, $row->moderation->comment, $row->moderation->date]);
        self::assertNotNull($row->waitingSince);
    }

    public function testTheReasonOfARefusalIsNotTheOwnersToRead(): void
    {
        $record = $this->decided($this->submitted('Refusée'), Transition::Reject, 'SECRET terms_of_use');

        $row = $this->row($record, $this->owner);

        self::assertSame(['rejected', null, []], [$row->moderation->status, $row->moderation->comment, $row->actions]);
        self::assertStringNotContainsString('SECRET', serialize($row));
    }

    public function testARowHasCoverAndLanguages(): void
    {
        $image = $this->files->image($this->owner->id, FilePurpose::Cover);
        $record = $this->content->published(ContentType::Initiative, ['coverImageId' => $image], ownerId: $this->owner->id);
        $this->translate($record, $this->content->staff());

        $row = $this->row($record, $this->owner);

        self::assertSame([$image, ['fr', 'en']], [$row->cover?->id, array_keys($row->group)]);
    }

    public function testQueryCountIsIndependentOfTheLengthOfTheList(): void
    {
        $this->makeInitiatives(self::FEW);
        $few = $this->cost(self::FEW);
        $this->makeInitiatives(self::MANY - self::FEW);
        $many = $this->cost(self::MANY);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::QUERIES_MAX, $many);
    }

    private function makeInitiatives(int $count): void
    {
        $image = $this->files->image($this->owner->id, FilePurpose::Cover);
        for ($made = 0; $made < $count; $made++) {
            $record = $this->content->draft(ContentType::Initiative, ['coverImageId' => $image], ownerId: $this->owner->id);
            $this->translate($record, $this->owner);
            if ($made % 2 === 0) {
                $this->content->change($record, Transition::Submit);
            }
        }
    }

    private function cost(int $rows): int
    {
        wp_cache_flush();

        return $this->countQueries(function () use ($rows): void {
            self::assertCount($rows, $this->list(perPage: self::MANY, sort: OwnSort::Waiting)->items);
        });
    }

    private function draft(string $title): Record
    {
        return $this->content->draft(ContentType::Initiative, title: $title, ownerId: $this->owner->id);
    }

    private function submitted(string $title): Record
    {
        return $this->content->change($this->draft($title), Transition::Submit);
    }

    private function decided(Record $record, Transition $decision, string $reason): Record
    {
        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($this->content->staff(), $record->id, $decision, reason: $reason));
    }

    private function translate(Record $record, Viewer $by): Record
    {
        return ($this->plugin->get(TranslateContent::class))($by, $record->id, Lang::English)->record;
    }

    private function moveAudit(Record $record, string $at): void
    {
        $this->database()->update($this->db->table('audit'), ['at' => $at], ['post_id' => $record->id, 'action' => 'submit']);
    }

    private function row(Record $record, Viewer $viewer): OwnRecord
    {
        foreach ($this->list(viewer: $viewer, perPage: self::MANY)->items as $row) {
            if ($row->record->id === $record->id) {
                return $row;
            }
        }
        self::fail("No row of {$record->id}.");
    }

    private function list(
        ?int $page = null,
        ?int $perPage = null,
        ?Status $status = null,
        ?Lang $language = null,
        OwnSort $sort = OwnSort::Recent,
        ?Viewer $viewer = null,
    ): OwnPage {
        $config = Config::fromDirectory(dirname(__DIR__, 4) . '/config');

        return $this->plugin->get(OwnRecords::class)->list(
            $viewer ?? $this->owner,
            ContentType::Initiative,
            OwnQuery::of($config, $page, $perPage, $status, $language, $sort),
        );
    }

    /** @return list<int> */
    private static function ids(OwnPage $page): array
    {
        return array_map(static fn (OwnRecord $row): int => $row->record->id, $page->items);
    }
}
