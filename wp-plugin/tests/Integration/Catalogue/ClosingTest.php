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
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Tests\FrozenClock;

/**
 * Lists of calls by what a reader can still do, and the filter of calls that close soon.
 *
 * @phpstan-type Call array{id: int, opens: int|null, closes: int|null, over: bool, members: bool, fees: string, aid: string, languages: list<string>}
 * @phpstan-type Filter array{fees?: string, closing?: string, aidTypes?: list<string>, depositLanguages?: list<string>, state?: string}
 */
final class ClosingTest extends CatalogueTestCase
{
    private const NOW = '2026-11-25T12:00:00Z';
    private const DAY = 86_400;
    private const HALF_DAY = 43_200;

    /** Beyond the ids of a test site; several blocks of the index. */
    private const FIRST_ID = 900_000;
    private const STEP = 997;

    public function testOpenOnesByClosingThenAnnouncedOnesByOpeningClosedOnesLast(): void
    {
        $this->index(
            $this->call(1, opens: -30, closes: -2),
            $this->call(2, opens: -30, closes: 40),
            $this->call(3, opens: 9, closes: 20),
            $this->call(4, opens: -30, closes: 3),
            $this->call(5, opens: 2, closes: 90),
            $this->call(6, opens: -30, closes: -1),
            $this->call(7, opens: null, closes: null),
            $this->call(8, opens: -1, closes: 30, over: true),
            $this->call(9, opens: -5, closes: 1, members: true),
            $this->call(10, opens: -30, closes: 3),
        );

        self::assertSame([4, 10, 2, 7, 5, 3, 9, 6, 1, 8], $this->keys($this->answer(['type' => 'call_for_application'])), 'Without an order.');
        self::assertSame([4, 10, 2, 7, 5, 3, 9, 6, 1, 8], $this->keys($this->answer(['type' => 'call_for_application'], Sort::Closing)));
        self::assertSame([4, 10, 2, 7], $this->keys($this->answer(['type' => 'call_for_application', 'state' => 'open'])));
        self::assertSame([[2, 7], [5, 3], [9, 6], [1, 8]], array_map(
            fn (int $page): array => $this->keys($this->answer(['type' => 'call_for_application'], Sort::Closing, $page, 2)),
            [2, 3, 4, 5],
        ));
        self::assertSame([], $this->keys($this->answer(['type' => 'call_for_application'], Sort::Closing, 6, 2)));
        self::assertNotSame([4, 10, 2], array_slice($this->keys($this->answer([])), 0, 3), 'Lists of everything keep their order.');
    }

    public function testClosingWithinCountsToTheSecondAndLeavesClosedCallsOut(): void
    {
        $week = 7 * self::DAY;
        $this->index(
            $this->at(1, -self::DAY, $week),
            $this->at(2, -self::DAY, $week + 1),
            $this->at(3, -self::DAY, 0),
            $this->at(4, -self::DAY, -1),
            $this->at(5, 60, self::DAY),
            $this->at(6, -self::DAY, null),
            $this->call(7, opens: -1, closes: 3, over: true),
            $this->call(8, opens: -1, closes: 3, members: true),
        );
        $this->event(9, self::DAY);

        $within = fn (string $value): array => $this->keys($this->answer(['closing' => $value], Sort::Closing));
        self::assertSame([3, 1, 5], $within('days_7'), 'Events and members-only calls are no answers.');
        self::assertSame([3, 1, 2, 5], $within('days_14'));
        self::assertSame(['days_14' => 4, 'days_30' => 4, 'days_90' => 4, 'days_7' => 3], $this->answer([])->facets->of('closing'));
        self::assertSame([[], []], [$within('days_8'), $within('days_0')], 'Only the declared periods.');
    }

    public function testTheFactsOfAMembersOnlyCallMatchNoFilter(): void
    {
        $this->index($this->call(1, opens: -1, closes: 3, members: true), $this->call(2, opens: -1, closes: 3));

        foreach ([['fees' => 'none'], ['callTypes' => ['residency']], ['aidTypes' => ['grant']], ['depositLanguages' => ['fr']], ['closing' => 'days_7']] as $filter) {
            self::assertSame([2], $this->keys($this->answer($filter)), (string) json_encode($filter));
        }
        $facets = $this->answer([])->facets;
        self::assertSame(
            [['none' => 1], ['residency' => 1], ['grant' => 1], ['fr' => 1]],
            array_map($facets->of(...), ['fees', 'calltype', 'aid', 'deposit']),
        );
    }

    public function testAgreesWithAPlainComputationForRandomCalls(): void
    {
        mt_srand(15);
        $calls = [];
        foreach (range(1, 400) as $key) {
            $calls[$key] = [
                'id' => $key,
                'opens' => mt_rand(0, 9) === 0 ? null : mt_rand(-20, 10) * self::HALF_DAY,
                'closes' => mt_rand(0, 9) === 0 ? null : mt_rand(-20, 200) * self::HALF_DAY,
                'over' => mt_rand(0, 9) === 0,
                'members' => mt_rand(0, 9) === 0,
                'fees' => ['none', 'amount'][mt_rand(0, 1)],
                'aid' => ['grant', 'mobility', 'mentoring'][mt_rand(0, 2)],
                'languages' => [['fr'], ['en'], ['fr', 'en']][mt_rand(0, 2)],
            ];
        }
        $this->index(...array_map($this->record(...), $calls));
        $filters = [
            [],
            ['fees' => 'none'],
            ['closing' => 'days_30', 'aidTypes' => ['grant', 'mobility']],
            ['depositLanguages' => ['en'], 'state' => 'closed'],
            ['closing' => 'days_90', 'fees' => 'amount'],
        ];
        foreach ($filters as $filter) {
            $expected = array_values(array_filter($calls, static fn (array $call): bool => self::isFound($call, $filter)));
            usort($expected, static fn (array $one, array $other): int => self::rank($one) <=> self::rank($other));
            $ids = array_column($expected, 'id');
            $result = $this->answer(['type' => 'call_for_application', ...$filter], null, 1, 100);

            self::assertSame([count($ids), array_slice($ids, 0, 100)], [$result->total, $this->keys($result)], (string) json_encode($filter));
            self::assertSame(array_slice($ids, 100, 100), $this->keys($this->answer(['type' => 'call_for_application', ...$filter], null, 2, 100)));
            foreach (['days_7', 'days_14', 'days_30', 'days_90'] as $value) {
                $with = array_filter($calls, static fn (array $call): bool => self::isFound($call, [...$filter, 'closing' => $value]));
                self::assertSame(count($with), $result->facets->of('closing')[$value] ?? 0, "{$value} beside " . json_encode($filter));
            }
        }
    }

    public function testAPageOfCallsReadsNoMoreThanOneOfAnyList(): void
    {
        $this->index(...array_map(fn (int $key): Record => $this->call($key, opens: -1, closes: $key), range(1, 60)));

        self::assertLessThanOrEqual(3, $this->countQueries(fn () => $this->answer(['type' => 'call_for_application', 'fees' => 'none', 'closing' => 'days_30'])));
    }

    /**
     * @param Call $call
     * @param Filter $filter
     */
    private static function isFound(array $call, array $filter): bool
    {
        $isKnown = !$call['members'];
        $closing = isset($filter['closing']) ? (int) substr($filter['closing'], 5) * self::DAY : null;

        return (!isset($filter['fees']) || ($isKnown && $call['fees'] === $filter['fees']))
            && (!isset($filter['aidTypes']) || ($isKnown && in_array($call['aid'], $filter['aidTypes'], true)))
            && (!isset($filter['depositLanguages']) || ($isKnown && array_intersect($call['languages'], $filter['depositLanguages']) !== []))
            && (!isset($filter['state']) || ($isKnown && self::state($call) === $filter['state']))
            && ($closing === null || ($isKnown && !$call['over'] && $call['closes'] !== null && $call['closes'] >= 0 && $call['closes'] <= $closing));
    }

    /** @param Call $call */
    private static function state(array $call): string
    {
        return match (true) {
            $call['over'], $call['closes'] !== null && $call['closes'] < 0 => 'closed',
            $call['opens'] !== null && $call['opens'] > 0 => 'upcoming',
            default => 'open',
        };
    }

    /**
     * @param Call $call
     * @return array{int, int|float, int}
     */
    private static function rank(array $call): array
    {
        $closes = $call['closes'] ?? INF;

        return match (true) {
            $call['members'] => [2, 0, -$call['id']],
            $call['over'] => [4, 0, -$call['id']],
            self::state($call) === 'open' => [0, $closes, $call['id']],
            self::state($call) === 'upcoming' => [1, (int) $call['opens'], $call['id']],
            default => [3, -$closes, -$call['id']],
        };
    }

    private function index(Record ...$records): void
    {
        $this->plugin->get(Indexer::class)->index(...$records);
    }

    /** Days from now. */
    private function call(int $key, ?int $opens, ?int $closes, bool $over = false, bool $members = false): Record
    {
        return $this->record([
            'id' => $key,
            'opens' => $opens === null ? null : $opens * self::DAY,
            'closes' => $closes === null ? null : $closes * self::DAY,
            'over' => $over,
            'members' => $members,
            'fees' => 'none',
            'aid' => 'grant',
            'languages' => ['fr'],
        ]);
    }

    /** Seconds from now. */
    private function at(int $key, ?int $opens, ?int $closes): Record
    {
        $others = ['over' => false, 'members' => false, 'fees' => 'none', 'aid' => 'grant', 'languages' => ['fr']];

        return $this->record(['id' => $key, 'opens' => $opens, 'closes' => $closes, ...$others]);
    }

    /** @param Call $call */
    private function record(array $call): Record
    {
        $values = ['fees' => $call['fees'], 'callType' => 'residency', 'aidType' => $call['aid'], 'depositLanguages' => $call['languages'], 'zone' => 'UTC'];
        foreach (['opensAt' => $call['opens'], 'closesAt' => $call['closes']] as $field => $seconds) {
            if ($seconds !== null) {
                $values[$field] = gmdate('Y-m-d\TH:i:s\Z', strtotime(self::NOW) + (int) $seconds);
            }
        }

        $status = $call['over'] ? Status::Completed : Status::Published;

        return $this->entry($call['id'], ContentType::CallForApplication, $values, $status, $call['members'] ? Audience::Members : Audience::Public);
    }

    private function event(int $key, int $ends): void
    {
        $at = static fn (int $seconds): string => gmdate('Y-m-d\TH:i:s\Z', strtotime(self::NOW) + $seconds);
        $this->index($this->entry($key, ContentType::Event, ['startsAt' => $at(-60), 'endsAt' => $at($ends), 'zone' => 'UTC'], Status::Published, Audience::Public));
    }

    /** @param array<string, mixed> $values */
    private function entry(int $key, ContentType $type, array $values, Status $status, Audience $audience): Record
    {
        $id = self::FIRST_ID + $key * self::STEP;
        $at = new DateTimeImmutable(self::NOW . " -{$key} minutes");

        return new Record($id, $id, $type, Lang::French, "titre-{$key}", "Titre {$key}", $status, $audience, 1, 1, $at, $at, [], new Values($values));
    }

    /** @param array<string, mixed> $filter */
    private function answer(array $filter, ?Sort $sort = null, int $page = 1, int $perPage = 24): Result
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

        return $search->run(Query::of($limits, Lang::French, '', $filters->read($filter), $sort, $page, $perPage));
    }

    /** @return list<int> */
    private function keys(Result $result): array
    {
        return array_map(static fn (int $id): int => intdiv($id - self::FIRST_ID, self::STEP), $result->ids);
    }
}
