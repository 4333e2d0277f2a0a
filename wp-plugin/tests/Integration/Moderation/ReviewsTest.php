<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Queue\QueueFilter;
use Passerelle\Moderation\Queue\QueuePlace;
use Passerelle\Moderation\Queue\QueueQuery;
use Passerelle\Moderation\Queue\QueueSort;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Review\PastDecision;
use Passerelle\Moderation\Review\ReadableFields;
use Passerelle\Moderation\Review\Review;
use Passerelle\Moderation\Review\Reviews;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

final class ReviewsTest extends IntegrationTestCase
{
    private const SECRET = 'Zebulonia, copied from elsewhere';

    private Viewer $owner;
    private Viewer $moderator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->moderator = $this->users->moderateur('SN');
    }

    public function testOutOfScopeAndNeverSubmittedIsNotThere(): void
    {
        $pending = $this->pending();
        $draft = $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
        $far = $this->users->moderateur('FR');

        self::assertSame($pending->id, $this->find($pending)->row->record->id);
        $refused = fn (Record $record, Viewer $viewer, Target $target = Target::Record): array => $this->refusals(fn (): Review => $this->find($record, $viewer, $target));
        self::assertSame(['not_found'], $refused($pending, $far));
        self::assertSame(['not_found'], $refused($draft, $this->moderator));
        self::assertSame(['not_found'], $refused($draft, $this->users->administrator()));
        self::assertSame(['not_found'], $refused($pending, $this->moderator, Target::Proposal));
        foreach ([$this->owner, $this->users->editor(), Viewer::anonymous()] as $viewer) {
            self::assertSame(['rights_moderate'], $refused($pending, $viewer));
        }
    }

    public function testADraftInTheOtherLanguageIsItsOwners(): void
    {
        $french = $this->pending();
        $english = $this->content->draft(ContentType::Initiative, ['subtitle' => self::SECRET], Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);

        self::assertSame([$french->id], $this->languages($this->find($french)));

        $this->content->change($english, Transition::Submit);
        self::assertSame([$french->id, $english->id], $this->languages($this->find($this->reload($french))));
    }

    public function testTheHistoryHasEachDecisionWithWhatTheReaderMayRead(): void
    {
        $own = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $this->moderator->id), Transition::Submit);
        $foreign = $this->pending();
        $administrator = $this->users->administrator();
        $expected = [];
        foreach ([$own, $foreign] as $record) {
            $back = $this->decide($record, Decision::ToEdit, $administrator, 'Précisez.');
            $again = $this->content->change($back, Transition::Submit);
            $this->decide($again, Decision::Rejected, $administrator, 'Déjà vu.', RejectionReason::Other, self::SECRET);
            $expected[] = $this->history($record);
        }

        self::assertSame([[Decision::ToEdit, 0, 'Précisez.', null, ''], [Decision::Rejected, 0, '', RejectionReason::Other, '']], $expected[0]);
        self::assertSame([
            [Decision::ToEdit, $administrator->id, 'Précisez.', null, ''],
            [Decision::Rejected, $administrator->id, 'Déjà vu.', RejectionReason::Other, self::SECRET],
        ], $expected[1]);
    }

    public function testNeighboursAreThoseOfTheList(): void
    {
        $records = [];
        foreach (['a' => '2026-01-03', 'b' => '2026-01-01', 'c' => '2026-01-02', 'd' => '2026-01-02'] as $title => $day) {
            $records[$title] = $this->pending($title);
            $table = $this->db->table(QueueTables::QUEUE);
            $this->db->execute("UPDATE {$table} SET since = %s WHERE post_id = %d", "{$day} 00:00:00", $records[$title]->id);
        }
        $this->pending('z', ['FR']);
        foreach (QueueSort::cases() as $sort) {
            $order = match ($sort) {
                QueueSort::Oldest => ['b', 'c', 'd', 'a'],
                QueueSort::Newest => ['a', 'd', 'c', 'b'],
                QueueSort::TitleAsc => ['a', 'b', 'c', 'd'],
                QueueSort::TitleDesc => ['d', 'c', 'b', 'a'],
            };
            foreach ($order as $at => $title) {
                $review = $this->find($records[$title], sort: $sort);
                $expected = array_map(static fn (?string $other): ?int => $other === null ? null : $records[$other]->id, [$order[$at - 1] ?? null, $order[$at + 1] ?? null]);
                $found = array_map(static fn (?QueuePlace $place): ?int => $place?->postId, [$review->previous, $review->next]);
                self::assertSame($expected, $found, "{$sort->value} {$title}");
            }
        }
    }

    public function testNeighboursSayTheirType(): void
    {
        $initiative = $this->pending();
        $event = $this->content->change($this->content->draft(ContentType::Event, ownerId: $this->owner->id), Transition::Submit);
        $table = $this->db->table(QueueTables::QUEUE);
        foreach ([[$initiative, '2026-01-01'], [$event, '2026-01-02']] as [$record, $day]) {
            $this->db->execute("UPDATE {$table} SET since = %s WHERE post_id = %d", "{$day} 00:00:00", $record->id);
        }

        self::assertSame([$event->id, ContentType::Event], [$this->find($initiative)->next?->postId, $this->find($initiative)->next?->type]);
        self::assertSame([$initiative->id, ContentType::Initiative], [$this->find($event)->previous?->postId, $this->find($event)->previous?->type]);
    }

    public function testFieldsAreReadableAndDifferencesAreThoseOfTheProposal(): void
    {
        $actions = [['name' => 'Atelier', 'description' => 'Une fois', 'startDate' => '2027-01-01', 'endDate' => '2027-03-27']];
        $record = $this->content->published(ContentType::Initiative, ['actions' => $actions], title: 'Publiée', ownerId: $this->owner->id);
        $input = new SaveInput(
            $this->owner,
            ContentType::Initiative,
            Lang::French,
            ['subtitle' => 'Proposé', 'countryIds' => ['SN', 'FR'], 'actions' => []],
            'Autre titre',
            id: $record->id,
            expectedVersion: $record->version,
        );
        $proposed = ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);
        $row = $this->find($proposed, target: Target::Proposal)->row;

        $differences = $this->plugin->get(ReadableFields::class)->differences($row->record, $row->proposal?->applyTo($row->record) ?? self::fail(), Lang::English);

        $found = [];
        foreach ($differences as ['field' => $field, 'before' => $before]) {
            $found[$field->key] = [$field->label, $before, $field->values];
        }
        self::assertSame([
            'title' => ['Title', ['Publiée'], ['Autre titre']],
            'subtitle' => [$found['subtitle'][0] ?? '', ['En une phrase.'], ['Proposé']],
            'countryIds' => [$found['countryIds'][0] ?? '', ['Senegal'], ['Senegal', 'France']],
            'actions' => [$found['actions'][0] ?? '', ["Atelier · Une fois · 1\u{A0}January\u{A0}2027 · 27\u{A0}March\u{A0}2027"], []],
        ], $found);
    }

    /** @param list<string> $countries */
    private function pending(?string $title = null, array $countries = ['SN']): Record
    {
        return $this->content->change(
            $this->content->draft(ContentType::Initiative, ['countryIds' => $countries], title: $title, ownerId: $this->owner->id),
            Transition::Submit,
        );
    }

    private function decide(Record $record, Decision $decision, Viewer $by, string $comment = '', ?RejectionReason $reason = null, string $text = ''): Record
    {
        $input = DecisionInput::of($decision, Target::Record, $comment, $reason, $text, self::config()->textMax('long'));

        return ($this->plugin->get(Decide::class))($by, $record->id, $record->version, $input);
    }

    private function find(Record $record, ?Viewer $viewer = null, Target $target = Target::Record, QueueSort $sort = QueueSort::Oldest): Review
    {
        return $this->plugin->get(Reviews::class)->find($viewer ?? $this->moderator, $record->id, $target, QueueQuery::of(self::config(), new QueueFilter(), $sort));
    }

    /** @return list<int> */
    private function languages(Review $review): array
    {
        return array_map(static fn (Record $record): int => $record->id, $review->languages);
    }

    /** @return list<array{Decision, int, string, RejectionReason|null, string}> */
    private function history(Record $record): array
    {
        return array_map(static fn (PastDecision $past): array => [
            $past->decision->decision,
            $past->decision->moderatorId,
            $past->decision->comment,
            $past->decision->reason,
            $past->decision->reasonText,
        ], $this->find($record)->history);
    }

    private static function config(): Config
    {
        return Config::fromDirectory(dirname(__DIR__, 3) . '/config');
    }
}
