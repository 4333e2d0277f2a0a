<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Clock;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Statistics\ReadStatistics;
use Passerelle\Moderation\Statistics\Statistics;
use Passerelle\Moderation\Statistics\StatisticsRow;
use Passerelle\Moderation\Statistics\ValidatorRow;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;

final class StatisticsTest extends OversightTestCase
{
    private const DAY = 86_400;
    private const QUERIES_MAX = 20;

    public function testFiguresOfAPeriod(): void
    {
        $this->twoWeeks();

        $statistics = $this->read('2026-10-01', '2026-10-31');

        self::assertSame([
            'community_profile' => [0, 0, 0],
            'initiative' => [0, 2, 2],
            'event' => [0, 1, 1],
            'resource' => [1, 1, 0],
        ], self::figures($statistics->types));
        self::assertSame(['' => [1, 1, 0], 'FR' => [0, 1, 1], 'SN' => [0, 3, 3]], self::figures($statistics->countries));
        self::assertSame(['valid' => 1, 'to_edit' => 1, 'rejected' => 1], $statistics->decisions);
        self::assertSame(['incomplete' => 0, 'no_clear_link' => 0, 'duplicate' => 0, 'terms_of_use' => 0, 'other' => 1], $statistics->reasons);
        self::assertSame([[$this->moderator->id, 2, 0], [$this->administrator->id, 1, 0], [$this->super->id, 0, 1]], array_map(
            static fn (ValidatorRow $row): array => [$row->userId, $row->decided, $row->altered],
            $statistics->validators,
        ));
        self::assertSame(1, $statistics->altered());
        $time = $statistics->waitingTime;
        self::assertSame([3, 2 * self::DAY, 4 * self::DAY], [$time->count, $time->median, $time->ninetieth]);
    }

    public function testAPeriodBeginsAndEndsAtMidnightOfUniversalTime(): void
    {
        $this->decided($this->submitted('2026-10-31T23:59:59Z'), '2026-11-01T00:00:00Z', Decision::Valid);

        $decided = fn (string $from, string $to): array => [
            $this->read($from, $to)->total(static fn (StatisticsRow $row): int => $row->submitted),
            $this->read($from, $to)->total(static fn (StatisticsRow $row): int => $row->decided),
        ];
        self::assertSame([1, 0], $decided('2026-10-31', '2026-10-31'));
        self::assertSame([0, 1], $decided('2026-11-01', '2026-11-01'));
        self::assertSame([1, 1], $decided('2026-10-31', '2026-11-01'));
        self::assertSame([0, 0], $decided('2026-11-02', '2026-11-30'));
        self::assertSame(1, $this->read('2026-11-01', '2026-11-01')->waitingTime->median);
    }

    public function testARecordThatIsSubmittedAgainWaitsFromThen(): void
    {
        $record = $this->submitted('2026-10-01T10:00:00Z');
        $this->decided($record, '2026-10-03T10:00:00Z', Decision::ToEdit);
        $this->content->change($this->reload($record), Transition::Submit);
        $this->db->execute("UPDATE {$this->db->table('audit')} SET at = '2026-10-10 10:00:00' WHERE action = 'submit' AND id = 4");
        $this->waitsSince($record, '2026-10-10T10:00:00Z', Target::Record);
        $this->decided($record, '2026-10-11T10:00:00Z', Decision::Valid);

        $statistics = $this->read('2026-10-01', '2026-10-31');

        self::assertSame([2, self::DAY, 2 * self::DAY], [$statistics->waitingTime->count, $statistics->waitingTime->median, $statistics->waitingTime->ninetieth]);
        self::assertSame([0, 2, 2], self::figures($statistics->types)['initiative']);
    }

    public function testAnAccountThatIsGoneHasNoName(): void
    {
        $this->decided($this->submitted('2026-10-01T10:00:00Z'), '2026-10-03T10:00:00Z', Decision::Valid);
        $this->plugin->get(DecisionStore::class)->removeModerator($this->moderator->id);

        $rows = $this->read('2026-10-01', '2026-10-31')->validators;

        self::assertEquals([new ValidatorRow(0, null, 1, 0)], $rows);
    }

    public function testOnlyAdministratorsReadThem(): void
    {
        $this->twoWeeks();
        foreach ([Viewer::anonymous(), $this->owner, $this->moderator, $this->users->operateur(), $this->users->editor()] as $other) {
            self::assertSame(['forbidden'], $this->refusals(fn (): Statistics => $this->read('', '', $other)));
        }
        self::assertSame(['to: end_before_start'], $this->refusals(fn (): Statistics => $this->read('2026-10-02', '2026-10-01')));
        self::assertSame('2026-10-23', $this->read('', '', $this->super)->period->firstDay());
    }

    public function testTheNumberOfQueriesDoesNotGrow(): void
    {
        $few = $this->countQueries(fn (): Statistics => $this->read('2026-10-01', '2026-10-31'));
        $this->twoWeeks();
        $many = $this->countQueries(fn (): Statistics => $this->read('2026-10-01', '2026-10-31'));

        // Percentiles are read only where something was decided; people once.
        self::assertLessThanOrEqual($few + 5, $many);
        self::assertLessThanOrEqual(self::QUERIES_MAX, $many);
    }

    /** What is in the period, and beside it one decision of September. */
    private function twoWeeks(): void
    {
        $approved = $this->submitted('2026-10-10T10:00:00Z');
        $this->decided($approved, '2026-10-12T10:00:00Z', Decision::Valid);
        $event = $this->submitted('2026-10-11T10:00:00Z', ContentType::Event, ['SN', 'FR']);
        $this->decided($event, '2026-10-15T10:00:00Z', Decision::Rejected, RejectionReason::Other);
        $this->proposed($approved, '2026-10-19T10:00:00Z');
        $this->decided($approved, '2026-10-20T10:00:00Z', Decision::ToEdit, by: $this->administrator, target: Target::Proposal);
        $this->decided($approved, '2026-10-21T10:00:00Z', Decision::Rejected, RejectionReason::Duplicate, $this->super);
        $this->withoutCountry($this->submitted('2026-10-18T10:00:00Z', ContentType::Resource));
        $this->decided($this->submitted('2026-09-01T10:00:00Z'), '2026-09-30T23:59:59Z', Decision::Valid);
    }

    private function read(string $from, string $to, ?Viewer $reader = null): Statistics
    {
        $plugin = $this->pluginWith([Clock::class => new FrozenClock('2026-11-21T10:00:00Z')]);

        return ($plugin->get(ReadStatistics::class))($reader ?? $this->administrator, $from, $to);
    }

    /**
     * @param list<StatisticsRow> $rows
     * @return array<string, list<int>>
     */
    private static function figures(array $rows): array
    {
        $figures = [];
        foreach ($rows as $row) {
            $figures[$row->name] = [$row->waiting, $row->submitted, $row->decided];
        }

        return $figures;
    }
}
