<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Export;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Export\BeginExport;
use Passerelle\Applications\Export\ExportedVersions;
use Passerelle\Applications\Export\ExportKind;
use Passerelle\Applications\Export\ExportPass;
use Passerelle\Applications\Export\ReadExport;
use Passerelle\Applications\Export\ReadExportedReviews;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Review\Conflicts\DeclareConflict;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Stage;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\SessionStore;
use Passerelle\Auth\Tokens\RefreshToken;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Review\ReviewTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Exports of the applications to a call: who reads them, what their rows say, and what is logged. */
final class ExportTest extends ReviewTestCase
{
    protected const FORM = parent::FORM + [
        'budget' => ['kind' => 'table', 'columns' => [
            ['id' => 'what', 'kind' => 'shortText', 'label' => ['fr' => 'Quoi', 'en' => 'What']],
            ['id' => 'cost', 'kind' => 'number', 'label' => ['fr' => 'Coût', 'en' => 'Cost']],
        ]],
    ];

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereIsNothingToExport(string $who): void
    {
        $viewer = $this->stranger($who);
        $session = $this->session($this->manager);
        $begin = fn (): array => ($this->plugin->get(BeginExport::class))($viewer, $session, $this->call->id, null, ExportKind::Csv, new ListFilter());
        self::assertSame(['not_found'], $this->refusals($begin));
        self::assertSame([], $this->logged());
        if ($viewer->isSignedIn()) {
            $pass = $this->plugin->get(ExportPass::class)->issue($this->session($viewer), $this->call->id, Stage::first($this->call->groupId));
            self::assertSame(['not_found'], $this->refusals(fn () => $this->page($pass)), 'Rights are checked for each page.');
            self::assertSame(['not_found'], $this->refusals(fn () => $this->reviewRows($pass)));
        }
    }

    public function testARowSaysWhatWasSentAndNothingStatistical(): void
    {
        $person = $this->member('Binta');
        $structure = $this->structure([[$person, 'owner', 'member']]);
        $this->at('2026-11-28 13:00:00');
        $id = $this->sent($person, [
            'motive' => 'Désert', 'known' => true, 'as' => 'Voisine', 'gender' => 'woman',
            'budget' => [['id' => 'r1', 'cells' => ['what' => 'Tambour', 'cost' => '1200']]],
        ], $structure, 'en');
        wp_update_user(['ID' => $person->id, 'display_name' => 'NOM-NOUVEAU']);
        $begun = $this->begun();
        $rows = $this->page($begun['pass'])['rows'];

        self::assertSame([$id, $this->id], array_column($rows, 'id'));
        $row = $rows[0];
        self::assertIsString($row['number']);
        self::assertSame([
            'id' => $id,
            'submission' => $row['submission'],
            'number' => $row['number'],
            'state' => 'sent',
            'withdrawnAt' => null,
            'sentAt' => '2026-11-28T13:00:00Z',
            'changedAt' => '2026-11-28T13:00:00Z',
            'version' => 1,
            'form' => 1,
            'sha256' => $row['sha256'],
            'name' => $structure->title,
            'person' => 'Binta',
            'kind' => 'structure',
            'country' => $structure->values->text('headquartersCountry'),
            'language' => 'en',
            'questions' => ['name', 'sectors', 'motive', 'known', 'as', 'mail', 'files', 'budget'],
            'files' => [],
            'letters' => [],
            'tags' => [],
            'decision' => null,
            'review' => null,
        ], array_diff_key($row, ['answers' => 1, 'profile' => 1]));
        self::assertSame(
            '{"motive":"Désert","known":true,"as":"Voisine","mail":"contact@example.test","budget":[{"id":"r1","cells":{"what":"Tambour","cost":"1200"}}]}',
            self::json($row['answers']),
        );
        self::assertStringNotContainsString('woman', self::json([$rows, $begun]));
        self::assertStringNotContainsString('gender', self::json([$rows, $begun]));
        self::assertStringNotContainsString('NOM-NOUVEAU', self::json($rows));
    }

    public function testAnExportKeepsItsVersionsAndLosesWhatIsNotHandledAnyMore(): void
    {
        $other = $this->sent($writer = $this->member('Binta'), ['motive' => 'Mer']);
        $begun = $this->begun();
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->applicant, $this->id, 4, ['motive' => 'Océan']);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 5);
        $rows = $this->page($begun['pass'], $begun['items'])['rows'];
        self::assertSame([1, 1], array_column($rows, 'version'));
        self::assertStringNotContainsString('Océan', self::json($rows));

        $this->db->execute("UPDATE {$this->db->table('applications')} SET removed_at = '2026-11-28 12:00:00' WHERE id = %d", $other);
        self::assertSame(['read' => 2, 'rows' => [$this->id]], $this->idsOf($this->page($begun['pass'], $begun['items'])));
        $this->db->execute("UPDATE {$this->db->table('applications')} SET removed_at = NULL WHERE id = %d", $other);
        $this->perform($writer, ApplicationAction::Withdraw, $other, 3);
        self::assertNotNull($this->page($begun['pass'], $begun['items'])['rows'][0]['withdrawnAt']);
        self::assertSame(['read' => 1, 'rows' => []], $this->idsOf($this->page($begun['pass'], '999999.1')), 'A made up item is nothing.');
    }

    public function testAManagersOwnApplicationIsInNoExport(): void
    {
        $own = $this->sent($this->manager, ['motive' => 'SECRET']);
        $begun = $this->begun();
        self::assertSame([1], [substr_count($begun['items'], '[') - 1]);
        $submission = $this->db->value("SELECT id FROM {$this->db->table('submissions')} WHERE application_id = %d", $own);
        self::assertSame(['read' => 1, 'rows' => []], $this->idsOf($this->page($begun['pass'], "{$submission}.1")));
        self::assertSame([], $this->plugin->get(ReadExportedReviews::class)->page($this->plugin->get(ExportPass::class)->read($begun['pass']), [(int) $submission => 1])['rows']);
    }

    public function testAPageEndsWhereItsDocumentsBecomeTooLarge(): void
    {
        $ids = [];
        foreach (['Binta', 'Cheikh'] as $name) {
            $ids[] = $this->sent($this->member($name), ['motive' => str_repeat('é', 1000)]);
        }
        $numbers = array_fill_keys($this->db->ids("SELECT id FROM {$this->db->table('submissions')} WHERE application_id IN (%d, %d, %d) ORDER BY id", $this->id, ...$ids), 1);
        $versions = $this->plugin->get(ExportedVersions::class);
        self::assertCount(1, $versions->fitting($numbers, 1));
        $sizes = $this->db->ids("SELECT LENGTH(document) FROM {$this->db->table('submission_snapshots')} ORDER BY submission_id");
        self::assertCount(1, $versions->fitting($numbers, $sizes[0] + $sizes[1] - 1));
        self::assertCount(2, $versions->fitting($numbers, $sizes[0] + $sizes[1]));
        self::assertCount(3, $versions->fitting($numbers, 1_000_000));
        self::assertSame([], $versions->fitting([], 1));
    }

    public function testAPassEndsWithItsSessionAndItsTime(): void
    {
        $session = $this->session($this->manager);
        $begun = $this->begun(session: $session);
        self::assertSame([$this->id], $this->idsOf($this->page($begun['pass']))['rows']);
        foreach (['', '.', $begun['pass'] . 'x', 'x' . $begun['pass'], preg_replace('/^\d+\.\d+/', "{$session->id}.{$this->owner->id}", $begun['pass'])] as $forged) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ExportPass::class)->read((string) $forged)));
        }
        $this->at('2026-11-28 14:00:00');
        self::assertSame([$this->id], $this->idsOf($this->page($begun['pass']))['rows']);
        $this->at('2026-11-28 14:00:01');
        self::assertSame(['not_found'], $this->refusals(fn () => $this->page($begun['pass'])));
        $this->at(self::NOW);
        $this->plugin->get(SessionStore::class)->end($session->id, SessionEnd::SignedOut);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->page($begun['pass'])));
    }

    public function testEachExportIsLoggedWithItsFiltersAndWithoutWordsOfASearch(): void
    {
        $this->begun(ExportKind::Xlsx, new ListFilter(country: 'SN', kind: ApplicantKind::Person, search: 'AWA'));
        $this->begun(ExportKind::Zip);
        self::assertSame([
            ['after_status' => 'xlsx', 'fields' => 'country=SN,kind=person,search,rows=0', 'post_id' => (string) $this->call->id],
            ['after_status' => 'zip', 'fields' => 'rows=1', 'post_id' => (string) $this->call->id],
        ], $this->logged());
    }

    public function testTooManyExportsAreRefusedAndNotLogged(): void
    {
        for ($count = 0; $count < 20; $count++) {
            $this->begun();
        }
        self::assertSame(['rate_limited'], $this->refusals(fn () => $this->begun()));
        self::assertCount(20, $this->logged());
        self::assertCount(1, $this->page($this->begunBy($this->owner)['pass'])['rows'], 'Others are counted for themselves.');
    }

    public function testRetiredQuestionsAndColumnsAreLast(): void
    {
        $document = self::document(['budget' => ['kind' => 'table', 'columns' => [self::FORM['budget']['columns'][1]]], 'motive' => self::FORM['motive']], 'Autrement');
        $this->change($this->owner, $this->call, FormAction::Save, $document);
        $this->change($this->owner, $this->call, FormAction::Publish);
        /** @var list<array{id: string, isRetired?: bool, label: array<string, string>, columns?: list<array{id: string, isRetired?: bool}>}> $questions */
        $questions = json_decode($this->begun()['questions'], true);
        self::assertSame(['budget', 'motive', 'name', 'sectors', 'known', 'as', 'mail', 'files'], array_column($questions, 'id'));
        $columns = array_map(static fn (array $each): array => [$each['id'], $each['isRetired'] ?? false], $questions[0]['columns'] ?? []);
        self::assertSame([['cost', false], ['what', true]], $columns);
        self::assertSame(['Autrement', 'Question'], [$questions[1]['label']['fr'], $questions[2]['label']['fr']]);
        self::assertSame([false, true], [$questions[1]['isRetired'] ?? false, $questions[2]['isRetired'] ?? false]);
    }

    public function testReviewsNameEachConflictAndFinalScores(): void
    {
        $this->savePlan();
        $this->reviewer($this->nour);
        $this->reviewer($this->paul);
        $review = $this->assigned($this->nour);
        ($this->plugin->get(DeclareConflict::class))($this->manager, $this->id, $this->paul->id, 'Cousin');
        $before = $this->reviewRows($this->begun()['pass']);
        self::assertSame([
            ['reviewer' => 'Nour', 'state' => 'asked', 'points' => '{}', 'isCounted' => false, 'conflicts' => []],
            ['reviewer' => 'Paul', 'state' => null, 'points' => '{}', 'isCounted' => false, 'conflicts' => [['kind' => 'declaredByManager', 'reason' => 'Cousin']]],
        ], $before);
        $this->score($this->nour, $review, isFinal: false);
        self::assertSame('{}', $this->reviewRows($this->begun()['pass'])[0]['points'], 'Drafts count for nothing.');
        $this->score($this->nour, $review, version: 1);
        $begun = $this->begun();
        self::assertSame(['done', '{"quality":400,"impact":700}', true], array_values(array_slice($this->reviewRows($begun['pass'])[0], 1, 3)));
        self::assertMatchesRegularExpression('/^\[\[\d+,1,7667\]\]$/', $begun['items']);
        $this->answer($this->nour, $review, ReviewAction::Recuse, 'Voisine');
        self::assertSame(['recused', '{"quality":400,"impact":700}', false], array_values(array_slice($this->reviewRows($this->begun()['pass'])[0], 1, 3)));
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        self::assertSame('Cousin', self::reasonOf($this->reviewRows($this->begun()['pass'])[1]), 'Also of one that was withdrawn.');
    }

    public function testAManagerWhoStillHasToScoreExportsTheSameWhateverOthersHaveScored(): void
    {
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->manager->id);
        wp_update_user(['ID' => $this->manager->id, 'user_email' => 'm@manager.test', 'display_name' => 'Manager']);
        $this->savePlan(['managersReview' => true]);
        foreach ([$this->nour, $this->paul, $this->manager] as $reviewer) {
            $this->reviewer($reviewer);
        }
        $other = $this->sent($this->member('Binta'), ['motive' => 'Mer']);
        $mine = $this->assigned($this->manager);
        $this->score($this->nour, $this->assigned($this->nour), ['quality' => 0, 'impact' => 0]);
        $ofOther = $this->assigned($this->paul, $other);
        $this->score($this->paul, $ofOther, ['quality' => 500, 'impact' => 0]);
        $export = function (): string {
            $begun = $this->begun();

            return self::json([$begun['items'], $this->page($begun['pass'], $begun['items'])['rows'], $this->reviewRows($begun['pass'], $begun['items'])]);
        };
        $before = $export();
        $this->db->execute("UPDATE {$this->db->table('review_scores')} SET points = %s", '{"quality":500,"impact":1000}');
        self::assertSame($before, $export());
        self::assertStringContainsString(',null]', $before);
        self::assertStringNotContainsString('"done"', str_replace('"Paul","state":"done"', '', $before), 'Nor how far others are with the same application.');
        $this->score($this->manager, $mine);
        self::assertStringContainsString('"Nour","state":"done","points":"{\\"quality\\":500', $export());
    }

    /** @return array{items: string, pass: string, questions: string} */
    private function begun(ExportKind $kind = ExportKind::Csv, ListFilter $filter = new ListFilter(), ?Session $session = null): array
    {
        return $this->begunBy($this->manager, $kind, $filter, $session);
    }

    /** @return array{items: string, pass: string, questions: string} */
    private function begunBy(Viewer $viewer, ExportKind $kind = ExportKind::Csv, ListFilter $filter = new ListFilter(), ?Session $session = null): array
    {
        /** @var array{items: string, pass: string, questions: string} */
        return ($this->plugin->get(BeginExport::class))($viewer, $session ?? $this->session($viewer), $this->call->id, null, $kind, $filter);
    }

    private function session(Viewer $viewer): Session
    {
        $store = $this->plugin->get(SessionStore::class);

        return $store->find($store->add($viewer->id, RefreshToken::make(), 'test')) ?? self::fail('no session');
    }

    /**
     * @param string|null $items as BeginExport answers them, or as the frontend’s server asks for them; null: all
     * @return array{rows: list<array<string, mixed>>, read: int}
     * @throws DomainError
     */
    private function page(string $pass, ?string $items = null): array
    {
        return $this->plugin->get(ReadExport::class)->page($this->plugin->get(ExportPass::class)->read($pass), $this->numbers($items));
    }

    /** @return list<array<string, mixed>> without number and reason */
    private function reviewRows(string $pass, ?string $items = null): array
    {
        $rows = $this->plugin->get(ReadExportedReviews::class)->page($this->plugin->get(ExportPass::class)->read($pass), $this->numbers($items))['rows'];

        return array_map(static fn (array $row): array => [...array_diff_key($row, ['number' => 1, 'reason' => 1]), 'points' => self::json($row['points'])], $rows);
    }

    /** @return array<int, int> */
    private function numbers(?string $items): array
    {
        if ($items === null) {
            $ids = $this->db->ids("SELECT id FROM {$this->db->table('submissions')} WHERE sent_number > 0 ORDER BY id DESC");

            return array_fill_keys($ids, 1);
        }
        preg_match_all('/(\d+)[.,](\d+)/', $items, $matches);

        return array_combine(array_map(intval(...), $matches[1]), array_map(intval(...), $matches[2]));
    }

    /**
     * @param array{rows: list<array<string, mixed>>, read: int} $page
     * @return array{read: int, rows: list<mixed>}
     */
    private function idsOf(array $page): array
    {
        return ['read' => $page['read'], 'rows' => array_column($page['rows'], 'id')];
    }

    /** @param array<string, mixed> $row */
    private static function reasonOf(array $row): mixed
    {
        /** @var list<array{reason: string}> $conflicts */
        $conflicts = $row['conflicts'];

        return $conflicts[0]['reason'] ?? null;
    }

    /** @return list<array<string, string|null>> */
    private function logged(): array
    {
        return $this->db->rows("SELECT after_status, fields, post_id FROM {$this->db->table('audit')} WHERE action = 'applications_exported' ORDER BY id");
    }
}
