<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Indexer;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Postings;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Reading\ReadQuery;
use Passerelle\Catalogue\Result;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Verify;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Tests\FrozenClock;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Lists of events by their next date, and the filter of their dates. */
final class EventDatesTest extends CatalogueTestCase
{
    private const NOW = '2026-11-25T12:00:00Z';
    private const DAY = 86_400;
    /** Beyond the ids of a test site; several blocks of the index. */
    private const FIRST_ID = 900_000;
    private const STEP = 997;
    private const EVENTS = 60;

    public function testByTheNextDateOfThoseThatComeBackPastOnesLast(): void
    {
        $weekly = ['frequency' => 'weekly', 'until' => '2027-02-28'];
        $this->index(
            $this->event(1, '2026-12-10T18:00:00Z'),
            // Began long ago, and comes back on 26 November.
            $this->event(2, '2026-09-03T18:00:00Z', null, $weekly),
            $this->event(3, '2026-11-20T18:00:00Z'),
            $this->event(4, '2026-11-24T18:00:00Z', '2026-12-24T18:00:00Z'),
            $this->event(5, '2026-11-27T18:00:00Z', status: Status::Completed),
            $this->event(6, '2026-11-28T18:00:00Z', audience: Audience::Members),
            $this->event(7, '2026-10-01T18:00:00Z', null, [...$weekly, 'until' => '2026-11-20']),
            // Left out on 26 November.
            $this->event(8, '2026-09-03T20:00:00Z', null, [...$weekly, 'except' => ['2026-11-26']]),
        );

        self::assertSame([4, 2, 8, 1, 6, 3, 7, 5], $this->keys($this->answer([])));
        self::assertSame([[8, 1], [6, 3]], array_map(fn (int $page): array => $this->keys($this->answer([], $page, 2)), [2, 3]));
        $within = fn (string $days): array => $this->keys($this->answer(['dates' => $days]));
        self::assertSame([[4], [4, 2], [4, 2, 8, 1], [4, 2, 8, 1]], array_map($within, ['days_1', 'days_7', 'days_30', 'days_90']));
        self::assertSame(
            ['days_30' => 4, 'days_90' => 4, 'next_month' => 4, 'next_week' => 3, 'days_7' => 2, 'month' => 2, 'days_1' => 1, 'weekend' => 1],
            $this->answer([])->facets->of('when'),
        );
        self::assertSame([], $within('days_0'));
        self::assertSame([], $within('days_365'));
    }

    public function testEventsOfAnInterval(): void
    {
        $this->index(
            $this->event(1, '2026-12-10T18:00:00Z'),
            // Each Thursday but 3 December: between two of its dates it does not take place.
            $this->event(2, '2026-11-26T18:00:00Z', '2026-11-26T20:00:00Z', ['frequency' => 'weekly', 'until' => '2026-12-31', 'except' => ['2026-12-03']]),
            $this->event(3, '2026-11-20T18:00:00Z', '2026-12-05T18:00:00Z'),
            $this->event(4, '2026-09-01T18:00:00Z', '2026-09-02T18:00:00Z'),
            $this->event(5, '2026-12-03T18:00:00Z', audience: Audience::Members),
            $this->training(6, '2026-12-03'),
        );
        $days = fn (mixed $interval): array => $this->keys($this->answer(['type' => null, 'days' => $interval]));
        $expected = [
            '2026-12-01/2026-12-09' => [3],
            '2026-12-03/2026-12-10' => [1, 2, 3],
            '2026-12-10/2026-12-10' => [1, 2],
            '2026-12-31/..' => [2],
            '2027-01-01/..' => [],
            '../2026-09-01' => [4],
            '../2026-11-30' => [2, 3, 4],
            '2026-12-10/2026-12-01' => [],
            '2026-02-30/2026-12-31' => [],
            'weekend' => [],
            '' => [1, 2, 3, 4, 5, 6],
        ];
        self::assertSame($expected, array_combine(array_keys($expected), array_map($days, array_keys($expected))));
        self::assertSame([], $days(['2026-12-01/2026-12-09']));
        self::assertSame([], $this->answer(['days' => '2026-12-03/..'])->facets->of('days'));
        // Counts of others respect it.
        self::assertSame(1, $this->answer(['days' => '2026-12-01/2026-12-09'])->facets->of('when')['days_7']);
    }

    /** Against each date of each event, one after the other. */
    public function testRandomEventsAreFoundByTheirDates(): void
    {
        $random = new Randomizer(new Mt19937(20261125));
        $now = (int) strtotime(self::NOW);
        $next = [];
        for ($key = 1; $key <= self::EVENTS; $key++) {
            $start = $now + $random->getInt(-90 * self::DAY, 40 * self::DAY);
            $hours = $random->getInt(1, 60);
            $recurs = $random->getInt(0, 1) === 1;
            $interval = $random->getInt(1, 9);
            $times = $random->getInt(1, 40);
            $this->index($this->event(
                $key,
                gmdate('Y-m-d\TH:i:s\Z', $start),
                gmdate('Y-m-d\TH:i:s\Z', $start + $hours * 3600),
                $recurs ? ['frequency' => 'daily', 'interval' => $interval, 'until' => gmdate('Y-m-d', $start + ($times - 1) * $interval * self::DAY)] : null,
            ));
            for ($count = 0; $count < ($recurs ? $times : 1); $count++) {
                $at = $start + $count * $interval * self::DAY;
                if ($at + $hours * 3600 >= $now) {
                    $next[$key] = $at;
                    break;
                }
            }
        }

        foreach ([1, 7, 30, 90] as $days) {
            $expected = array_filter($next, static fn (int $at): bool => $at <= $now + $days * self::DAY);
            uksort($expected, static fn (int $one, int $other): int => [$expected[$one], $one] <=> [$expected[$other], $other]);
            self::assertSame(array_keys($expected), $this->keys($this->answer(['dates' => "days_{$days}"], 1, 100)), "{$days} days");
        }
    }

    public function testNothingDiffersFromTheIndexAfterwards(): void
    {
        $this->content->published(ContentType::Event, [
            'startsAt' => '2027-01-11T18:00:00Z',
            'zone' => 'Europe/Paris',
            'recurrence' => ['frequency' => 'weekly', 'until' => '2027-12-31'],
        ], title: 'Chaque semaine');

        self::assertSame([], iterator_to_array($this->plugin->get(Verify::class)->differences(), false));
        $this->db->execute("UPDATE {$this->db->table('catalogue')} SET times = NULL");
        self::assertCount(1, iterator_to_array($this->plugin->get(Verify::class)->differences(), false));
    }

    private function index(Record ...$records): void
    {
        $this->plugin->get(Indexer::class)->index(...$records);
    }

    /** @param array<string, mixed>|null $recurrence */
    private function event(
        int $key,
        string $starts,
        ?string $ends = null,
        ?array $recurrence = null,
        Status $status = Status::Published,
        Audience $audience = Audience::Public,
    ): Record {
        $id = self::FIRST_ID + $key * self::STEP;
        $at = new DateTimeImmutable(self::NOW . " -{$key} minutes");
        $values = ['startsAt' => $starts, 'endsAt' => $ends, 'zone' => 'UTC', 'recurrence' => $recurrence];

        return new Record($id, $id, ContentType::Event, Lang::French, "titre-{$key}", "Titre {$key}", $status, $audience, 1, 1, $at, $at, [], new Values($values));
    }

    private function training(int $key, string $day): Record
    {
        $id = self::FIRST_ID + $key * self::STEP;
        $at = new DateTimeImmutable(self::NOW . " -{$key} minutes");
        $values = new Values(['startDate' => $day, 'endDate' => $day]);

        return new Record($id, $id, ContentType::Training, Lang::French, "titre-{$key}", "Titre {$key}", Status::Published, Audience::Public, 1, 1, $at, $at, [], $values);
    }

    /** @param array<string, mixed> $filter */
    private function answer(array $filter, int $page = 1, int $perPage = 24): Result
    {
        $db = $this->db;
        $limits = $this->plugin->get(Limits::class);
        $filters = $this->plugin->get(Filters::class);
        $search = new Search(
            $db,
            new FrozenClock(self::NOW),
            $this->plugin->get(Vocabulary::class),
            new Postings($db),
            $this->plugin->get(Blocks::class),
            $filters,
            $this->plugin->get(ReadQuery::class),
        );

        return $search->run(Query::of($limits, Lang::French, '', $filters->read(['type' => 'event', ...$filter]), page: $page, perPage: $perPage));
    }

    /** @return list<int> */
    private function keys(Result $result): array
    {
        return array_map(static fn (int $id): int => intdiv($id - self::FIRST_ID, self::STEP), $result->ids);
    }
}
