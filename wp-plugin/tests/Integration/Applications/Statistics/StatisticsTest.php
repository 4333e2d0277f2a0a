<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Statistics;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Statistics\CountStatistics;
use Passerelle\Applications\Statistics\ReadStatistics;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Content\Model\ContentType;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Handling\HandlingTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Figures of a call: who reads them, what they count, and what becomes of answers to statistical questions. */
final class StatisticsTest extends HandlingTestCase
{
    protected const FORM = parent::FORM + [
        'needs' => ['kind' => 'choices', 'statistical' => true, 'choices' => [
            ['id' => 'access', 'label' => ['fr' => 'Accès', 'en' => 'Access']],
            ['id' => 'visa', 'label' => ['fr' => 'Visa', 'en' => 'Visa']],
        ]],
        'origin' => ['kind' => 'country', 'statistical' => true],
    ];
    private const AFTER = '2027-01-01 12:00:00';

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereAreNoFigures(string $who): void
    {
        $viewer = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->data($viewer)));
    }

    public function testWhatWasSentIsCountedExactly(): void
    {
        $person = $this->named('Binta');
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'ML'], ownerId: $person->id);
        $this->sent($person, ['motive' => 'Mer'], $this->structure([[$person, 'owner', 'member']]), 'en');
        $withdrawn = $this->sent($other = $this->named('Cheikh'), ['motive' => 'Non']);
        $this->perform($other, ApplicationAction::Withdraw, $withdrawn, 3);
        $this->begin($this->named('Dior'), $this->call);
        $data = $this->data($this->manager);
        self::assertSame([2, null, [['day' => '2026-11-28', 'begun' => null, 'sent' => 2]]], [$data['sent'], $data['begun'], $data['days']]);
        self::assertSame([['key' => 'person', 'count' => 1], ['key' => 'structure', 'count' => 1]], $data['kinds']);
        self::assertSame([['key' => 'en', 'count' => 1], ['key' => 'fr', 'count' => 1]], $data['languages']);
        self::assertSame([['key' => 'sent', 'count' => 2], ['key' => 'withdrawn', 'count' => 1]], $data['states']);
        self::assertSame(2, array_sum(array_column((array) $data['countries'], 'count')));
        self::assertSame([true, null, []], [$data['hasQuestions'], $data['countedAt'], $data['questions']]);
    }

    public function testStatisticalAnswersAreCountedAtTheClosingAndThenBelongToNobody(): void
    {
        $this->fill(['woman' => 12, 'man' => 11], ['access']);
        $draft = $this->begin($writer = $this->named('Brouillon'), $this->call);
        $this->write($writer, $this->id($draft), 1, ['gender' => 'man']);
        $this->tick();
        self::assertSame(25, $this->linked(), 'Nothing happens while the call is open.');
        self::assertStringContainsString('woman', self::json($this->copy($this->applicant)));
        self::assertSame([], $this->data($this->manager)['questions']);

        $this->at(self::AFTER);
        $this->tick();
        self::assertSame(0, $this->linked());
        self::assertStringNotContainsString('woman', self::json($this->copy($this->applicant)));
        $data = $this->data($this->manager);
        self::assertSame('2027-01-01T12:00:00Z', $data['countedAt']);
        /** @var list<array{title: string, people: int, values: list<array{key: string, name: string, count: int|null}>, isRestHidden: bool}> $questions */
        $questions = $data['questions'];
        self::assertSame([24, 24, 24], array_column($questions, 'people'));
        // Aïda is the thirteenth woman. Nobody without an answer is few, so that another part is hidden, too.
        self::assertSame([
            ['key' => 'woman', 'name' => 'Femme', 'count' => 13],
            ['key' => 'man', 'name' => 'Homme', 'count' => null],
            ['key' => '', 'name' => '', 'count' => null],
        ], $questions[0]['values']);
        self::assertSame([
            ['key' => 'access', 'name' => 'Accès', 'count' => null],
            ['key' => 'visa', 'name' => 'Visa', 'count' => null],
            ['key' => '', 'name' => '', 'count' => null],
        ], $questions[1]['values']);
        self::assertSame([[], true], [$questions[2]['values'], $questions[2]['isRestHidden']]);
        self::assertStringNotContainsString('"SN"', self::json($questions), 'Which countries few people named is not said.');

        $this->tick();
        self::assertSame($data, $this->data($this->manager));
    }

    public function testFewAnswersAreDeletedUncounted(): void
    {
        $this->at(self::AFTER);
        $this->tick();
        self::assertSame([0, []], [$this->linked(), $this->data($this->manager)['questions']]);
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('application_statistics')}"));
    }

    public function testWhatIsSentAfterAnExtensionIsNotCountedAndDraftsThatAreWrittenKeepTheirAnswers(): void
    {
        $this->fill(['woman' => 6]);
        $this->at(self::AFTER);
        $this->tick();
        $before = $this->data($this->manager)['questions'];
        $this->call = $this->content->save($this->call, ['closesAt' => '2027-02-01T00:00:00Z']);
        $this->fill(['man' => 6]);
        $this->at('2027-02-02 12:00:00');
        $late = $this->begunLate();
        $this->tick();
        self::assertSame(1, $this->linked(), 'Somebody writes this one by a late link.');
        self::assertSame($before, $this->data($this->manager)['questions']);
        $this->db->execute("UPDATE {$this->db->table('submissions')} SET state = 'sent' WHERE application_id = %d", $late);
        $this->tick();
        self::assertSame(0, $this->linked());
    }

    /**
     * @param array<string, int> $genders
     * @param list<string>|null $needs of the first one
     */
    private function fill(array $genders, ?array $needs = null): void
    {
        foreach ($genders as $gender => $count) {
            for (; $count > 0; $count--) {
                $this->sent($this->users->beneficiaire(), ['motive' => 'Mer', 'gender' => $gender, ...$needs === null ? [] : ['needs' => $needs, 'origin' => 'SN']]);
                $needs = null;
            }
        }
    }

    /** A draft that was changed after the closing. */
    private function begunLate(): int
    {
        $id = (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('applications')}");
        $this->db->execute("UPDATE {$this->db->table('submissions')} SET state = 'draft', changed_at = '2027-02-02 11:00:00' WHERE application_id = %d", $id);

        return $id;
    }

    private function tick(): void
    {
        $this->plugin->get(CountStatistics::class)->run();
    }

    private function linked(): int
    {
        return (int) $this->db->value("SELECT COUNT(DISTINCT submission_id) FROM {$this->db->table('submission_statistics')}");
    }

    /** @return array<mixed> */
    private function copy(Viewer $viewer): array
    {
        return [...$this->plugin->get(PersonalApplications::class)->of($viewer->id)];
    }

    /** @return array<string, mixed> */
    private function data(Viewer $viewer): array
    {
        return $this->plugin->get(ReadStatistics::class)->data($viewer, $this->call->id, null, Lang::French);
    }
}
