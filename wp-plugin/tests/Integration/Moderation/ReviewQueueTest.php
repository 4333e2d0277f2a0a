<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Field;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Queue\Members;
use Passerelle\Moderation\Queue\QueueFilter;
use Passerelle\Moderation\Queue\QueueIndex;
use Passerelle\Moderation\Queue\QueuePage;
use Passerelle\Moderation\Queue\QueueQuery;
use Passerelle\Moderation\Queue\QueueRow;
use Passerelle\Moderation\Queue\QueueSort;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Queue\ReviewQueue;
use Passerelle\Moderation\Queue\Validator;
use Passerelle\Moderation\Queue\Validators;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Scope;
use Passerelle\Moderation\Target;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;

final class ReviewQueueTest extends IntegrationTestCase
{
    private const FEW = 10;
    private const MANY = 100;
    private const QUERIES_MAX = 25;
    private const SECRET = 'Zebulonia, copied from elsewhere';

    private Viewer $owner;
    private Viewer $moderator;
    private Viewer $administrator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->moderator = $this->users->moderateur('SN');
        $this->administrator = $this->users->administrator();
    }

    public function testAValidatorListsWhatWaitsInTheirCountryOnly(): void
    {
        $here = $this->pending();
        $both = $this->pending(countries: ['FR', 'SN']);
        $elsewhere = $this->pending(countries: ['FR']);
        $nowhere = $this->withoutCountry($this->pending());
        foreach (Status::listed() as $status) {
            if ($status !== Status::Pending) {
                $this->content->in($status, ContentType::Initiative, $this->owner->id);
            }
        }
        $this->content->in(Status::Pending, ContentType::CallForApplication);

        self::assertSame([$here->id, $both->id], self::ids($this->list()));
        self::assertSame(2, $this->list()->total);
        self::assertSame([$both->id, $elsewhere->id], self::ids($this->list(viewer: $this->users->moderateur('FR'))));
        self::assertSame([], self::ids($this->list(viewer: $this->users->moderateur('CI'))));
        self::assertSame([$here->id, $both->id, $elsewhere->id, $nowhere->id], self::ids($this->list(viewer: $this->administrator)));
    }

    public function testAValidatorWithoutCountryIsInChargeOfNothing(): void
    {
        $this->pending();
        $this->withoutCountry($this->pending());
        $moderator = $this->users->with(Role::Moderateur);

        self::assertSame([[], 0], [self::ids($this->list(viewer: $moderator)), $this->list(viewer: $moderator)->total]);
        self::assertSame([], $this->plugin->get(ReviewQueue::class)->waiting($moderator));
        self::assertSame([], $this->plugin->get(Members::class)->find(Scope::of($moderator), ''));
    }

    public function testOthersListNothing(): void
    {
        $this->pending();
        foreach ([$this->owner, $this->users->operateur(), $this->users->editor(), Viewer::anonymous(), Viewer::anyMember()] as $viewer) {
            self::assertSame(['rights_moderate'], $this->refusals(fn (): QueuePage => $this->list(viewer: $viewer)));
            self::assertSame(['rights_moderate'], $this->refusals(fn (): array => $this->plugin->get(ReviewQueue::class)->waiting($viewer)));
        }
    }

    public function testEachStatusOfTheModerationHasItsRecords(): void
    {
        $records = [];
        foreach ([Status::ToEdit, Status::Rejected, Status::Published, Status::Completed, Status::Offline, Status::Scheduled, Status::Draft] as $status) {
            $records[$status->value] = $this->content->in($status, ContentType::Initiative, $this->owner->id)->id;
        }

        self::assertSame([$records['pending_review']], self::ids($this->list(new QueueFilter(status: Decision::ToEdit))));
        self::assertSame([$records['rejected']], self::ids($this->list(new QueueFilter(status: Decision::Rejected))));
        self::assertSame(
            [$records['publish'], $records['completed'], $records['private']],
            self::ids($this->list(new QueueFilter(status: Decision::Valid))),
        );
        self::assertSame([], self::ids($this->list()));
    }

    public function testNobodyDecidesOnTheirOwn(): void
    {
        $foreign = $this->pending();
        $own = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $this->moderator->id), Transition::Submit);

        [$first, $second] = $this->list()->rows;

        self::assertSame([$foreign->id, [Decision::Valid, Decision::ToEdit, Decision::Rejected]], [$first->record->id, $first->decisions]);
        self::assertSame([$own->id, []], [$second->record->id, $second->decisions]);
    }

    public function testTheTextOfARejectionIsForOtherValidatorsOnly(): void
    {
        $own = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $this->moderator->id), Transition::Submit);
        $foreign = $this->pending();
        $rejected = new QueueFilter(status: Decision::Rejected);
        foreach ([$own, $foreign] as $record) {
            $this->decide($record, Decision::Rejected, '', RejectionReason::Other, self::SECRET, $this->administrator);
        }

        [$first, $second] = $this->list($rejected)->rows;

        self::assertSame([$own->id, 0, RejectionReason::Other, ''], [$first->record->id, $first->last?->moderatorId, $first->last?->reason, $first->last?->reasonText]);
        self::assertSame([$foreign->id, $this->administrator->id, self::SECRET], [$second->record->id, $second->last?->moderatorId, $second->last?->reasonText]);
        self::assertStringNotContainsString('Zebulonia', serialize($first));
    }

    public function testAProposalIsARowOfItsOwn(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Publiée', ownerId: $this->owner->id);
        $proposed = $this->propose($record, 'Nouveau titre');

        [$row] = $this->list()->rows;
        self::assertSame(
            [$record->id, Target::Proposal, 'Nouveau titre', [Decision::Valid, Decision::ToEdit, Decision::Rejected]],
            [$row->record->id, $row->place->target, $row->title(), $row->decisions],
        );
        self::assertSame([$record->id], self::ids($this->list(new QueueFilter(status: Decision::Valid))));

        $back = $this->decide($proposed, Decision::ToEdit, 'Trop long.', target: Target::Proposal);
        self::assertSame([], self::ids($this->list()));
        [$row] = $this->list(new QueueFilter(status: Decision::ToEdit))->rows;
        self::assertSame([Target::Proposal, [], 'Trop long.'], [$row->place->target, $row->decisions, $row->last?->comment]);

        $again = $this->propose($back, 'Titre court');
        $this->decide($again, Decision::Valid, target: Target::Proposal);
        self::assertSame([], [...self::ids($this->list()), ...self::ids($this->list(new QueueFilter(status: Decision::ToEdit)))]);
        self::assertSame(['Titre court'], array_map(static fn (QueueRow $each): string => $each->title(), $this->list(new QueueFilter(status: Decision::Valid))->rows));
    }

    public function testFilters(): void
    {
        $colleague = $this->users->moderateur('SN');
        $other = $this->users->beneficiaire();
        $first = $this->pending(sectors: ['theatre']);
        $second = $this->pending(countries: ['SN', 'FR'], owner: $other, sectors: ['music']);
        $event = $this->content->in(Status::Pending, ContentType::Event, $other->id);
        $english = $this->content->change(
            $this->content->draft(ContentType::Initiative, [], Lang::English, groupId: $first->groupId, ownerId: $this->owner->id),
            Transition::Submit,
        );
        $this->decide($this->reload($first), Decision::ToEdit, 'Précisez.', by: $colleague);
        $again = ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Submit, $this->reload($first), $this->reload($first)->version, null);
        $this->moveBack($second, '-10 days');

        $cases = [
            'type' => [[$event->id], new QueueFilter(ContentType::Event)],
            'another type' => [[], new QueueFilter(ContentType::Resource)],
            'type without moderation' => [[], new QueueFilter(ContentType::CallForApplication)],
            'validator' => [[$again->id], new QueueFilter(validator: $colleague->id)],
            'validator who decided nothing' => [[], new QueueFilter(validator: $this->moderator->id)],
            'member' => [[$second->id, $event->id], new QueueFilter(member: $other->id)],
            'sector' => [[$second->id], new QueueFilter(sector: 'music')],
            'unknown sector' => [[], new QueueFilter(sector: "x' OR 1=1 --")],
            'second country' => [[$second->id], new QueueFilter(country: 'FR')],
            'country of nobody' => [[], new QueueFilter(country: 'CI')],
            'age' => [[$second->id], new QueueFilter(olderThanDays: 9)],
            'age not reached' => [[], new QueueFilter(olderThanDays: 11)],
            'language' => [[$english->id], new QueueFilter(language: Lang::English)],
            'three of them' => [[$second->id], new QueueFilter(ContentType::Initiative, member: $other->id, sector: 'music', country: 'FR')],
        ];
        foreach ($cases as $case => [$expected, $filter]) {
            $page = $this->list($filter);
            self::assertEqualsCanonicalizing($expected, self::ids($page), $case);
            self::assertSame(count($expected), $page->total, $case);
        }
    }

    public function testACountryOutsideTheScopeRevealsNothing(): void
    {
        $this->pending(countries: ['FR']);

        self::assertSame([[], 0], [self::ids($this->list(new QueueFilter(country: 'FR'))), $this->list(new QueueFilter(country: 'FR'))->total]);
    }

    public function testASectorContainsThoseBelowIt(): void
    {
        $parents = array_filter($this->sectorParents(), is_string(...));
        $child = (string) array_key_first($parents);
        $record = $this->pending(sectors: [$child]);

        self::assertSame([$record->id], self::ids($this->list(new QueueFilter(sector: $parents[$child]))));
    }

    public function testSortsAndPages(): void
    {
        $records = [];
        foreach (['Écho' => '-3 days', 'abri' => '-1 days', 'Zouk' => '-2 days'] as $title => $age) {
            $records[$title] = $this->pending(title: $title);
            $this->moveBack($records[$title], $age);
        }
        $titles = fn (QueueSort $sort, int $page = 1, int $perPage = 20): array
            => array_map(static fn (QueueRow $row): string => $row->title(), $this->list(sort: $sort, page: $page, perPage: $perPage)->rows);

        self::assertSame(['Écho', 'Zouk', 'abri'], $titles(QueueSort::Oldest));
        self::assertSame(['abri', 'Zouk', 'Écho'], $titles(QueueSort::Newest));
        self::assertSame(['abri', 'Écho', 'Zouk'], $titles(QueueSort::TitleAsc));
        self::assertSame(['Zouk', 'Écho', 'abri'], $titles(QueueSort::TitleDesc));
        self::assertSame(['abri'], $titles(QueueSort::Oldest, 2, 2));
        self::assertSame([], $titles(QueueSort::Oldest, PHP_INT_MAX));
        self::assertSame([1, 1], [$this->list(page: -3)->query->page, $this->list(perPage: 0)->query->perPage]);
        self::assertSame(100, $this->list(perPage: 5000)->query->perPage);
    }

    public function testWhatWaitsTooLongOrHasNoValidatorIsOverdue(): void
    {
        $recent = $this->pending();
        $old = $this->pending();
        $this->moveBack($old, '-15 days');
        $orphan = $this->pending(countries: ['KM']);
        $nowhere = $this->withoutCountry($this->pending());
        $overdue = new QueueFilter(overdue: true);

        self::assertEqualsCanonicalizing([$old->id, $orphan->id, $nowhere->id], self::ids($this->list($overdue, viewer: $this->administrator)));
        self::assertSame([$old->id], self::ids($this->list($overdue)));
        self::assertContains($recent->id, self::ids($this->list()));
        $this->users->moderateur('KM');
        self::assertEqualsCanonicalizing([$old->id, $nowhere->id], self::ids($this->list($overdue, viewer: $this->administrator)));
    }

    public function testCountsAreThoseOfTheLists(): void
    {
        $this->pending();
        $this->pending(countries: ['FR']);
        $this->content->in(Status::Pending, ContentType::Event, $this->owner->id);
        $this->content->in(Status::ToEdit, ContentType::Event, $this->owner->id);

        self::assertSame([1, 1], [$this->waiting($this->moderator, 'initiative'), $this->waiting($this->moderator, 'event')]);
        $ofAll = array_map(fn (string $type): int => $this->waiting($this->administrator, $type), ['initiative', 'event', 'resource']);
        self::assertSame([2, 1, 0], $ofAll);
    }

    public function testALockNamesItsHolder(): void
    {
        $record = $this->pending();
        $this->plugin->get(LockStore::class)->claim($record->id, $this->administrator->id, false);

        [$row] = $this->list()->rows;

        self::assertSame($this->administrator->id, $row->lock?->userId);
    }

    public function testPeopleToFilterByAreThoseOfTheScope(): void
    {
        $far = $this->users->moderateur('FR');
        $stranger = $this->users->beneficiaire();
        $this->pending();
        $this->pending(countries: ['FR'], owner: $stranger);
        $scope = Scope::of($this->moderator);

        $validators = array_map(static fn (Validator $each): int => $each->id, $this->plugin->get(Validators::class)->in($scope));
        self::assertContains($this->moderator->id, $validators);
        self::assertContains($this->administrator->id, $validators);
        self::assertNotContains($far->id, $validators);
        self::assertNotContains($this->owner->id, $validators);
        $members = $this->plugin->get(Members::class);
        self::assertSame([$this->owner->id], array_column($members->find($scope, 'BENEFICIAIRE'), 'id'));
        self::assertSame([], $members->find($scope, '%zz'));
        wp_update_user(['ID' => $this->owner->id, 'display_name' => 'Hélène N’Guessan']);
        foreach (['helene', 'HÉLÈNE', "n'guess", 'n’guess', 'héleneguess'] as $text) {
            self::assertSame($text === 'héleneguess' ? [] : ['Hélène N’Guessan'], array_column($members->find($scope, $text), 'name'), $text);
        }
        self::assertSame([$stranger->id], array_column($members->find(Scope::of($far), ''), 'id'));
    }

    public function testQueryCountIsIndependentOfTheLengthOfTheList(): void
    {
        $this->fill(self::FEW);
        $few = $this->cost(self::FEW);
        $this->fill(self::MANY - self::FEW);
        $many = $this->cost(self::MANY);

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::QUERIES_MAX, $many);
    }

    private function fill(int $count): void
    {
        for ($made = 0; $made < $count; $made++) {
            $record = $this->pending(owner: $this->users->beneficiaire());
            $this->plugin->get(LockStore::class)->claim($record->id, $this->administrator->id, false);
            $back = $this->decide($record, Decision::ToEdit, 'Précisez.');
            ($this->plugin->get(OwnerActions::class))($this->viewerOf($record), OwnerAction::Submit, $back, $back->version, null);
        }
    }

    private function viewerOf(Record $record): Viewer
    {
        return (new ViewerFactory())->of($record->ownerId);
    }

    private function cost(int $rows): int
    {
        wp_cache_flush();

        return $this->countQueries(function () use ($rows): void {
            self::assertCount($rows, $this->list(new QueueFilter(ContentType::Initiative, sector: 'theatre', overdue: false), perPage: self::MANY)->rows);
        });
    }

    /**
     * @param list<string> $countries
     * @param list<string> $sectors
     */
    private function pending(?string $title = null, array $countries = ['SN'], ?Viewer $owner = null, array $sectors = ['theatre']): Record
    {
        $values = ['countryIds' => $countries, 'sectorIds' => $sectors];

        return $this->content->change(
            $this->content->draft(ContentType::Initiative, $values, title: $title, ownerId: ($owner ?? $this->owner)->id),
            Transition::Submit,
        );
    }

    /** A record like those of imports: no submission is accepted without a country. */
    private function withoutCountry(Record $record): Record
    {
        delete_post_meta($record->id, Field::metaKeyOf('countryIds'));
        $this->plugin->get(QueueIndex::class)->refresh($record->id);

        return $this->reload($record);
    }

    private function moveBack(Record $record, string $age): void
    {
        $this->db->execute(
            "UPDATE {$this->db->table(QueueTables::QUEUE)} SET since = %s WHERE post_id = %d",
            gmdate('Y-m-d H:i:s', (int) strtotime($age)),
            $record->id,
        );
    }

    private function propose(Record $record, string $title): Record
    {
        $input = new SaveInput($this->owner, $record->type, $record->language, [], $title, id: $record->id, expectedVersion: $record->version);

        return ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);
    }

    private function decide(
        Record $record,
        Decision $decision,
        string $comment = '',
        ?RejectionReason $reason = null,
        string $text = '',
        ?Viewer $by = null,
        Target $target = Target::Record,
    ): Record {
        $input = DecisionInput::of($decision, $target, $comment, $reason, $text, self::config()->textMax('long'));

        return ($this->plugin->get(Decide::class))($by ?? $this->moderator, $record->id, $record->version, $input);
    }

    private function list(
        ?QueueFilter $filter = null,
        QueueSort $sort = QueueSort::Oldest,
        ?int $page = null,
        ?int $perPage = null,
        ?Viewer $viewer = null,
    ): QueuePage {
        return $this->plugin->get(ReviewQueue::class)->list($viewer ?? $this->moderator, QueueQuery::of(self::config(), $filter ?? new QueueFilter(), $sort, $page, $perPage));
    }

    private function waiting(Viewer $viewer, string $type): int
    {
        return $this->plugin->get(ReviewQueue::class)->waiting($viewer)[$type] ?? 0;
    }

    private static function config(): Config
    {
        return Config::fromDirectory(dirname(__DIR__, 3) . '/config');
    }

    /** @return list<int> */
    private static function ids(QueuePage $page): array
    {
        return array_map(static fn (QueueRow $row): int => $row->record->id, $page->rows);
    }

    /** @return array<string, string|null> key of the sector above, by key */
    private function sectorParents(): array
    {
        $sectors = (new Sectors(new Terms($this->db)))->all();
        $keys = [];
        foreach ($sectors as $sector) {
            $keys[$sector->id] = $sector->key;
        }

        return array_map(static fn (Sector $sector): ?string => $sector->parentId === null ? null : $keys[$sector->parentId] ?? null, $sectors);
    }
}
