<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use DateTimeImmutable;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Completions\CompletionStore;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\ListingFill;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Handling\Listing\ListSort;
use Passerelle\Applications\Handling\Listing\SentApplications;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** The list of a call’s applications: what it shows, whom, and what it finds. */
#[Group('exhaustive')]
final class SentApplicationsTest extends HandlingTestCase
{
    protected const FORM = parent::FORM + [
        'budget' => ['kind' => 'table', 'columns' => [['id' => 'what', 'kind' => 'shortText', 'label' => ['fr' => 'Quoi', 'en' => 'What']]]],
        'art' => ['kind' => 'choices', 'choices' => [
            ['id' => 'dance', 'label' => ['fr' => 'Danse', 'en' => 'Dance']],
            ['id' => 'music', 'label' => ['fr' => 'Musique', 'en' => 'Music']],
        ]],
        'job' => ['kind' => 'profileValue', 'source' => 'person.job'],
        'where' => ['kind' => 'country'],
    ];

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereIsNoList(string $who): void
    {
        $viewer = $this->stranger($who);

        self::assertSame(['not_found'], $this->refusals(fn () => $this->list($viewer)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->neighbours($viewer, $this->id)));
    }

    public function testARowShowsWhatWasSentAndNeverWhatIsTrueNow(): void
    {
        $person = $this->named('Binta');
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'ML', 'job' => 'Conteuse'], ownerId: $person->id);
        $structure = $this->structure([[$person, 'owner', 'member']]);
        $this->at('2026-11-28 13:00:00');
        $id = $this->sent($person, ['motive' => 'Désert', 'art' => ['dance'], 'where' => 'ML'], $structure, 'en');
        $this->content->save($structure, ['headquartersCountry' => 'FR'], title: 'NOM-NOUVEAU');
        wp_update_user(['ID' => $person->id, 'display_name' => 'NOM-NOUVEAU']);

        $data = $this->list($this->manager, columns: ['art', 'motive', 'unknown', 'gender']);
        self::assertSame([2, 1, 1, 0], [$data['total'], $data['page'], $data['pages'], $data['own']]);
        $row = $this->items($data)[0];
        self::assertIsString($row['number']);
        self::assertSame([
            'id' => $id,
            'number' => $row['number'],
            'state' => 'sent',
            'withdrawnAt' => null,
            'name' => $structure->title,
            'person' => 'Binta',
            'kind' => 'structure',
            'country' => $structure->values->text('headquartersCountry'),
            'language' => 'en',
            'sentAt' => '2026-11-28T13:00:00Z',
            'changedAt' => '2026-11-28T13:00:00Z',
            'versions' => 1,
            'askedUntil' => null,
            'answers' => '{"motive":"Désert","art":["dance"]}',
            'unread' => 0,
            'tags' => [],
            'duplicates' => [],
        ], $row);
        self::assertNotSame('FR', $row['country']);
        self::assertStringNotContainsString('NOM-NOUVEAU', self::json($data));
        self::assertStringNotContainsString('woman', self::json($this->list($this->manager, columns: array_keys(self::FORM))));
        self::assertSame(['motive', 'files', 'budget', 'art', 'job', 'where'], array_column($this->questions($data), 'id'));
    }

    public function testDraftsTrialsAndRemovedOnesAreNotListedAndWithdrawnOnesAre(): void
    {
        $draft = $this->users->beneficiaire();
        $this->write($draft, $this->id($this->begin($draft, $this->call)), 1, ['motive' => 'BROUILLON']);
        $withdrawn = $this->sent($person = $this->named('Retirée'), ['motive' => 'Non']);
        $this->perform($person, ApplicationAction::Withdraw, $withdrawn, 3);
        $removed = $this->sent($this->named('Enlevée'), ['motive' => 'Parti']);
        $this->db->execute("UPDATE {$this->db->table('applications')} SET removed_at = '2026-11-28 12:00:00' WHERE id = %d", $removed);
        $trial = $this->sent($this->named('Essai'), ['motive' => 'Essai']);
        $this->db->execute("UPDATE {$this->db->table('applications')} SET trial_until = '2027-11-28 12:00:00' WHERE id = %d", $trial);

        $data = $this->list($this->manager);
        self::assertSame([$withdrawn, $this->id], array_column($this->items($data), 'id'));
        self::assertNotNull($this->items($data)[0]['withdrawnAt']);
        self::assertStringNotContainsString('BROUILLON', self::json($data));
        self::assertSame([$withdrawn], $this->ids(new ListFilter(isWithdrawn: true)));
        self::assertSame([$this->id], $this->ids(new ListFilter(isWithdrawn: false)));
        self::assertSame([$this->id], $this->ids(new ListFilter(SubmissionState::Sent)));
    }

    public function testWhatIsWrittenAfterTakingBackIsNotShownUntilItIsSent(): void
    {
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->applicant, $this->id, 4, ['motive' => 'Océan']);
        self::assertSame([$this->id], $this->ids(new ListFilter(SubmissionState::Draft)));
        self::assertSame([[$this->id], []], [$this->ids(new ListFilter(search: 'fleuve')), $this->ids(new ListFilter(search: 'océan'))]);
        $this->at('2026-11-29 12:00:00');
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 5);
        self::assertSame([[], [$this->id]], [$this->ids(new ListFilter(search: 'fleuve')), $this->ids(new ListFilter(search: 'OCEAN'))]);
        self::assertSame([2, '2026-11-29T12:00:00Z'], [$this->items($this->list($this->manager))[0]['versions'], $this->items($this->list($this->manager))[0]['changedAt']]);
    }

    public function testSearchReadsNamesAndAnswersAndNothingStatistical(): void
    {
        $this->content->published(ContentType::CommunityProfile, ['job' => 'Griotte'], ownerId: ($person = $this->named('Éléonore d’Almeida'))->id);
        $id = $this->sent($person, [
            'motive' => 'Un théâtre 100 % libre_ici', 'art' => ['music'], 'where' => 'SN', 'gender' => 'woman', 'budget' => [['id' => 'r1', 'cells' => ['what' => 'Tambour']]],
        ]);
        $number = $this->items($this->list($this->manager))[0]['number'];
        self::assertIsString($number);
        $found = ['eleonore', "d'almeida", 'ELEONORE theatre', 'Musique', 'music', 'Sénégal', 'senegal', 'tambour', 'griotte', '100 % libre_', 'thea', 'd'];
        foreach ([...$found, strtolower($number)] as $search) {
            self::assertSame([$id], $this->ids(new ListFilter(search: $search)), $search);
        }
        foreach (['eleonore fleuve', 'femme', 'woman', '100libre', 'libreXici', 'danse', 'heatre', 'theatres'] as $search) {
            self::assertSame([], $this->ids(new ListFilter(search: $search)), $search);
        }
        foreach (['', ' ', '%'] as $search) {
            self::assertCount(2, $this->ids(new ListFilter(search: $search)), $search);
        }
    }

    public function testFiltersOrderAndNeighbours(): void
    {
        $this->at('2026-11-28 13:00:00');
        $structure = $this->structure([[$person = $this->named('Zoé'), 'owner', 'member']]);
        $second = $this->sent($person, ['motive' => 'Deux', 'where' => 'ML'], $structure, 'en');
        $this->at('2026-11-29 13:00:00');
        $third = $this->sent($this->named('Abla'), ['motive' => 'Trois'], language: 'fr');

        self::assertSame([$third, $second, $this->id], $this->ids(new ListFilter()));
        self::assertSame([$this->id, $second, $third], $this->ids(new ListFilter(sort: ListSort::Oldest)));
        self::assertSame([$third, $this->id, $second], $this->ids(new ListFilter(sort: ListSort::Name)));
        self::assertSame([$third, $second, $this->id], $this->ids(new ListFilter(sort: ListSort::Changed)));
        self::assertSame([$second], $this->ids(new ListFilter(kind: ApplicantKind::Structure)));
        self::assertSame([$third, $this->id], $this->ids(new ListFilter(kind: ApplicantKind::Person)));
        self::assertSame([$second], $this->ids(new ListFilter(language: 'en')));
        self::assertSame([$third], $this->ids(new ListFilter(since: new DateTimeImmutable('2026-11-29'))));
        $country = $structure->values->text('headquartersCountry');
        self::assertSame([$country], $this->list($this->manager)['countries']);
        self::assertSame([$second], $this->ids(new ListFilter(country: $country)));

        self::assertSame(['previous' => $third, 'next' => $this->id, 'place' => 2, 'total' => 3], $this->neighbours($this->manager, $second));
        self::assertSame(['previous' => null, 'next' => null, 'place' => 1, 'total' => 1], $this->neighbours($this->manager, $second, new ListFilter(language: 'en')));
        $others = $this->neighbours($this->manager, $second, new ListFilter(kind: ApplicantKind::Person));
        self::assertSame(['previous' => null, 'next' => $third, 'place' => null, 'total' => 2], $others);
    }

    public function testAManagersOwnApplicationIsLeftOut(): void
    {
        $own = $this->sent($this->manager, ['motive' => 'SECRET']);
        $data = $this->list($this->manager);
        self::assertSame([1, 1, [$this->id]], [$data['total'], $data['own'], array_column($this->items($data), 'id')]);
        self::assertSame([], $this->ids(new ListFilter(search: 'secret')));
        self::assertSame([$own, $this->id], array_column($this->items($this->list($this->owner)), 'id'));
    }

    public function testAnOpenRequestIsShown(): void
    {
        $other = $this->sent($this->named('Autre'), ['motive' => 'Autre']);
        $submission = $this->plugin->get(SubmissionStore::class)->find($other);
        $this->plugin->get(CompletionStore::class)->askForFile($submission->id ?? 0, 1, 'files', null);
        self::assertSame([$other], $this->ids(new ListFilter(isAsked: true)));
        self::assertNotNull($this->items($this->list($this->manager))[0]['askedUntil']);
    }

    public function testRetiredQuestionsStayColumns(): void
    {
        $this->change($this->owner, $this->call, FormAction::Save, self::document(['motive' => self::FORM['motive']], 'Autrement'));
        $this->change($this->owner, $this->call, FormAction::Publish);
        $data = $this->list($this->manager, columns: ['art']);
        $questions = $this->questions($data);
        self::assertSame(['motive', 'files', 'budget', 'art', 'job', 'where'], array_column($questions, 'id'));
        self::assertSame([false, true], [isset($questions[0]['isRetired']), isset($questions[3]['isRetired'])]);
        self::assertSame('{"art":null}', $this->items($data)[0]['answers']);
    }

    public function testTheNumberOfStatementsDoesNotGrow(): void
    {
        $read = fn () => $this->list($this->manager, new ListFilter(search: 'e'), ['motive', 'files']);
        $read();
        $before = $this->countQueries($read);
        foreach (range(1, 4) as $each) {
            $this->sent($this->users->beneficiaire(), ['motive' => "Numéro {$each}"]);
        }
        self::assertCount(5, $this->items($this->list($this->manager)));
        self::assertSame($before, $this->countQueries($read));
    }

    public function testWhatWasSentBeforeThereWasAListIsListed(): void
    {
        $before = $this->list($this->manager);
        foreach ([ListingTables::LISTED, ListingTables::WORDS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        self::assertSame(0, $this->list($this->manager)['total']);
        foreach (range(1, 2) as $_) {
            $this->plugin->get(ListingFill::class)->up($this->db);
            self::assertSame($before, $this->list($this->manager));
        }
        self::assertSame([$this->id], $this->ids(new ListFilter(search: 'fleuve')));
    }

    public function testNothingIsLeftOfAnErasedAccount(): void
    {
        $id = $this->sent($person = $this->named('CANARI'), ['motive' => 'SECRET-CANARI']);
        $stored = fn (): string => self::json([
            $this->db->rows("SELECT * FROM {$this->db->table(ListingTables::LISTED)}"),
            $this->db->rows("SELECT * FROM {$this->db->table(ListingTables::WORDS)}"),
        ]);
        self::assertStringContainsString('canari', $stored());
        self::assertStringContainsString('CANARI', $stored());
        $this->plugin->get(PersonalApplications::class)->erase($person->id);
        self::assertStringNotContainsStringIgnoringCase('canari', $stored());
        self::assertSame([$this->id], $this->ids(new ListFilter()));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->neighbours($this->manager, $id)));
    }

    /**
     * @param list<string> $columns
     * @return array<string, mixed>
     */
    private function list(Viewer $viewer, ListFilter $filter = new ListFilter(), array $columns = []): array
    {
        return $this->plugin->get(SentApplications::class)->page($viewer, $this->call->id, null, $filter, $columns, 1);
    }

    /** @return array<string, int|null> */
    private function neighbours(Viewer $viewer, int $id, ListFilter $filter = new ListFilter()): array
    {
        return $this->plugin->get(SentApplications::class)->neighbours($viewer, $id, $filter);
    }

    /**
     * @param array<string, mixed> $data
     * @return list<array<string, mixed>>
     */
    private function items(array $data): array
    {
        /** @var list<array<string, mixed>> $items */
        $items = $data['items'];

        return $items;
    }

    /**
     * @param array<string, mixed> $data
     * @return list<array<string, mixed>>
     */
    private function questions(array $data): array
    {
        self::assertIsString($data['questions']);
        /** @var list<array<string, mixed>> $questions */
        $questions = json_decode($data['questions'], true);

        return $questions;
    }

    /** @return list<mixed> */
    private function ids(ListFilter $filter): array
    {
        return array_column($this->items($this->list($this->manager, $filter)), 'id');
    }
}
