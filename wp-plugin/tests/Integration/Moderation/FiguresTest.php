<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Clock;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\Figures\ComputeFigures;
use Passerelle\Moderation\Figures\FiguresCommand;
use Passerelle\Moderation\Figures\FiguresTables;
use Passerelle\Moderation\Figures\PublicFigures;
use Passerelle\Moderation\Figures\PublicMonth;
use Passerelle\Moderation\Figures\PublicRow;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Tests\FrozenClock;

final class FiguresTest extends OversightTestCase
{
    private const HOUR = 3_600;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->table()}");
    }

    public function testAMonthIsCountedExactlyByTypeAndCountry(): void
    {
        $this->october();

        $this->pluginAt()->get(ComputeFigures::class)->compute(Period::ofMonth('2026-10'));

        // submitted, published, sent back, rejected, known waiting times, their median in hours
        self::assertSame([
            'country ' => [1, 1, 0, 0, 1, 24],
            'country FR' => [1, 0, 1, 0, 1, 48],
            'country SN' => [3, 1, 1, 1, 3, 24],
            'total ' => [4, 2, 1, 1, 4, 24],
            'type event' => [1, 0, 1, 0, 1, 48],
            'type initiative' => [3, 2, 0, 1, 3, 24],
        ], $this->rows());
    }

    public function testMonthsEndAtMidnightOfUniversalTimeWhateverTheZoneOfTheSite(): void
    {
        update_option('timezone_string', 'Pacific/Auckland');
        $this->decided($this->submitted('2026-10-31T23:59:59Z'), '2026-11-01T00:00:00Z', Decision::Valid);

        self::assertSame(['2026-10'], $this->pluginAt('2026-11-01T00:00:00Z')->get(ComputeFigures::class)->missing());
        self::assertSame(array_fill_keys(['country SN', 'total ', 'type initiative'], [1, 0, 0, 0, 0, null]), $this->rows());
        self::assertSame(['2026-11'], $this->pluginAt('2026-12-01T00:00:00Z')->get(ComputeFigures::class)->missing());
        self::assertSame(['2026-10' => 1, '2026-11' => 0], $this->submittedByMonth());
    }

    public function testAMonthIsComputedOnceItHasEndedAndAgainOnRequest(): void
    {
        $this->decided($this->submitted('2026-10-10T10:00:00Z'), '2026-10-12T10:00:00Z', Decision::Valid);
        self::assertSame([], $this->pluginAt('2026-10-31T23:59:59Z')->get(ComputeFigures::class)->missing());
        self::assertFalse($this->pluginAt('2026-10-31T23:59:59Z')->get(ComputeFigures::class)->compute(Period::ofMonth('2026-10')));
        self::assertSame([], $this->rows());

        self::assertSame(['2026-10'], $this->pluginAt()->get(ComputeFigures::class)->missing());
        $rows = $this->rows();
        self::assertSame([], $this->pluginAt()->get(ComputeFigures::class)->missing());
        self::assertTrue($this->pluginAt()->get(ComputeFigures::class)->compute(Period::ofMonth('2026-10')));
        self::assertSame($rows, $this->rows());

        $this->submitted('2026-10-20T10:00:00Z');
        self::assertSame([], $this->pluginAt()->get(ComputeFigures::class)->missing());
        self::assertSame($rows, $this->rows(), 'What was computed stays until somebody asks for it again.');
        $this->pluginAt()->get(ComputeFigures::class)->compute(Period::ofMonth('2026-10'));
        self::assertSame(2, $this->rows()['total '][0]);
    }

    public function testWhatWasMissedIsComputedWithMonthsInWhichNothingHappened(): void
    {
        $this->submitted('2026-07-10T10:00:00Z');

        self::assertSame(['2026-07', '2026-08', '2026-09', '2026-10'], $this->pluginAt()->get(ComputeFigures::class)->missing());
        self::assertSame(['2026-07' => 1, '2026-08' => 0, '2026-09' => 0, '2026-10' => 0], $this->submittedByMonth());
    }

    public function testWithoutALogThereIsNothingToCompute(): void
    {
        self::assertSame([[], []], [$this->pluginAt()->get(ComputeFigures::class)->missing(), $this->rows()]);
    }

    public function testNothingSmallIsPublished(): void
    {
        $this->october();
        $this->pluginAt()->get(ComputeFigures::class)->compute(Period::ofMonth('2026-10'));
        self::assertEquals([new PublicMonth('2026-10', new PublicRow('', $this->counts(null, null, null, null), null), [], [])], $this->published());

        foreach ([['initiative', 12, 7], ['event', 6, 2], ['resource', 3, 0]] as [$type, $submitted, $published]) {
            $this->store('type', $type, $submitted, $published, 5);
        }
        $this->store('country', 'SN', 15, 9, 4);
        $this->store('country', 'FR', 4, 0, 0);
        $this->store('total', '', 21, 9, 5);

        [$month] = $this->published();
        self::assertEquals(new PublicRow('', $this->counts(21, 9, null, null), self::HOUR), $month->total);
        // Without the events, the resources would be 21 − 12 − 6.
        self::assertEquals([new PublicRow('initiative', $this->counts(12, null, null, null), self::HOUR)], $month->types);
        // France and what has no country are 5 together.
        self::assertEquals([new PublicRow('SN', $this->counts(15, null, null, null), null)], $month->countries);
    }

    public function testOnlyMonthsAreAskedFor(): void
    {
        self::assertSame(['from: invalid_date'], $this->refusals(fn (): array => $this->pluginAt()->get(PublicFigures::class)->between("2026-10' OR", '2026-10')));
        self::assertSame(['to: invalid_date'], $this->refusals(fn (): array => $this->pluginAt()->get(PublicFigures::class)->between('2026-10', '2026-13')));
        self::assertSame(['to: end_before_start'], $this->refusals(fn (): array => $this->pluginAt()->get(PublicFigures::class)->between('2026-10', '2026-09')));
        self::assertSame([], $this->pluginAt()->get(PublicFigures::class)->between('0001-01', '9999-12'));
    }

    public function testTheCommandRefusesWhatIsNoMonthThatHasEnded(): void
    {
        $command = new FiguresCommand($this->pluginAt()->get(ComputeFigures::class));

        self::assertSame([1, 1, 1, 0], array_map(static fn (string $month): int => $command->run(['month' => $month]), ['', '2026-11', '2026-10-01', '2026-10']));
    }

    /** Four records of October and what is beside them: a proposal, an alteration, and a decision of September. */
    private function october(): void
    {
        $first = $this->submitted('2026-10-01T00:00:00Z');
        $this->decided($first, '2026-10-02T00:00:00Z', Decision::Valid);
        $this->decided($this->submitted('2026-10-05T00:00:00Z', ContentType::Event, ['SN', 'FR']), '2026-10-07T00:00:00Z', Decision::ToEdit);
        $this->decided($this->submitted('2026-10-08T00:00:00Z'), '2026-10-09T00:00:00Z', Decision::Rejected, RejectionReason::Other);
        $nowhere = $this->submitted('2026-10-10T00:00:00Z');
        $this->decided($nowhere, '2026-10-11T00:00:00Z', Decision::Valid);
        $this->withoutCountry($nowhere);
        $this->proposed($first, '2026-10-12T00:00:00Z');
        $this->decided($first, '2026-10-13T00:00:00Z', Decision::ToEdit, by: $this->administrator, target: Target::Proposal);
        $this->decided($first, '2026-10-14T00:00:00Z', Decision::Rejected, RejectionReason::Duplicate, $this->super);
        $this->decided($this->submitted('2026-09-01T00:00:00Z'), '2026-09-30T23:59:59Z', Decision::Valid);
    }

    private function pluginAt(string $now = '2026-11-21T10:00:00Z'): Plugin
    {
        return $this->pluginWith([Clock::class => new FrozenClock($now)]);
    }

    /** @return list<PublicMonth> */
    private function published(): array
    {
        return $this->pluginAt()->get(PublicFigures::class)->between('2026-10', '2026-10');
    }

    private function store(string $dimension, string $name, int $submitted, int $published, int $waited): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE dimension = %s AND name = %s", $dimension, $name);
        $this->db->execute(
            "INSERT INTO {$this->table()} (month, dimension, name, submitted, published, sent_back, refused, waited, median_seconds)
                VALUES ('2026-10', %s, %s, %d, %d, 0, 0, %d, %d)",
            ...[$dimension, $name, $submitted, $published, $waited, self::HOUR],
        );
    }

    /** @return array<string, int|null> */
    private function counts(?int $submitted, ?int $published, ?int $sentBack, ?int $refused): array
    {
        return ['submitted' => $submitted, 'published' => $published, 'sent_back' => $sentBack, 'refused' => $refused];
    }

    /** @return array<string, list<int|null>> by dimension and name */
    private function rows(): array
    {
        $rows = [];
        foreach ($this->db->rows("SELECT * FROM {$this->table()} ORDER BY dimension, name") as $row) {
            $median = $row['median_seconds'] === null ? null : intdiv((int) $row['median_seconds'], self::HOUR);
            $rows["{$row['dimension']} {$row['name']}"] = [
                (int) $row['submitted'], (int) $row['published'], (int) $row['sent_back'], (int) $row['refused'], (int) $row['waited'], $median,
            ];
        }

        return $rows;
    }

    /** @return array<string, int> */
    private function submittedByMonth(): array
    {
        $months = [];
        foreach ($this->db->rows("SELECT month, submitted FROM {$this->table()} WHERE dimension = 'total' ORDER BY month") as $row) {
            $months[(string) $row['month']] = (int) $row['submitted'];
        }

        return $months;
    }

    private function table(): string
    {
        return $this->db->table(FiguresTables::FIGURES);
    }
}
