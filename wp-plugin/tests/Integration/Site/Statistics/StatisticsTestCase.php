<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Statistics;

use Passerelle\Content\Record;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Favourites\FavouriteTables;
use Passerelle\Kernel\Clock;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\ForgetViews;
use Passerelle\Site\Statistics\Missed\MissedSearches;
use Passerelle\Site\Statistics\ReadOwnStatistics;
use Passerelle\Site\Statistics\ReadTrends;
use Passerelle\Site\Statistics\RecordViews;
use Passerelle\Site\Statistics\StatisticsTables;
use Passerelle\Site\Statistics\TrendMonths;
use Passerelle\Site\Statistics\TrendPool;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

/** Statistics on a clock of the test: the 15th of June 2099, noon UTC. */
abstract class StatisticsTestCase extends IntegrationTestCase
{
    protected const TODAY = '2099-06-15';
    private const BATCH = '00000000-0000-4000-8000-';

    protected FrozenClock $clock;
    protected RecordViews $record;
    protected ReadOwnStatistics $own;
    protected ReadTrends $trends;
    protected ForgetViews $forget;
    protected MissedSearches $missedSearches;
    private TrendPool $pool;
    private TrendMonths $months;

    private int $batches = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock(self::TODAY . 'T12:00:00Z');
        // Lines of the audit log keep the clock of the machine.
        $plugin = $this->pluginWith([Clock::class => $this->clock]);
        $this->record = $plugin->get(RecordViews::class);
        $this->own = $plugin->get(ReadOwnStatistics::class);
        $this->pool = $plugin->get(TrendPool::class);
        $this->months = $plugin->get(TrendMonths::class);
        $this->trends = $plugin->get(ReadTrends::class);
        $this->forget = $plugin->get(ForgetViews::class);
        foreach ([StatisticsTables::VIEWS, StatisticsTables::BATCHES, FavouriteTables::FAVOURITES] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $this->missedSearches = $plugin->get(MissedSearches::class);
        $this->forgetTrends();
    }

    protected function tearDown(): void
    {
        $this->forgetTrends();
        parent::tearDown();
    }

    protected function batch(): string
    {
        return self::BATCH . str_pad((string) ++$this->batches, 12, '0', STR_PAD_LEFT);
    }

    protected function view(Record $item, int $count, string $day = self::TODAY): void
    {
        $this->db->execute(
            "INSERT INTO {$this->db->table(StatisticsTables::VIEWS)} (group_id, day, views) VALUES (%d, %s, %d)",
            $item->groupId,
            $day,
            $count,
        );
    }

    /** By as many people who do nothing else. */
    protected function mark(Record $item, int $people, string $at = self::TODAY . 'T09:00:00Z'): void
    {
        $store = new FavouriteStore($this->db, new FrozenClock($at));
        for ($person = 1; $person <= $people; $person++) {
            $store->add(1_000_000 + $person, $item->groupId, $item->type);
        }
    }

    /** @return list<array<string, string|null>> */
    protected function rows(): array
    {
        return $this->db->rows("SELECT group_id, day, views FROM {$this->db->table(StatisticsTables::VIEWS)} ORDER BY group_id, day");
    }

    protected function forgetTrends(): void
    {
        [$first, $current] = [Period::ofMonth('2098-07'), Period::ofMonth('2099-06')];
        for ($month = $first; $month->from <= $current->from; $month = $month->nextMonth()) {
            $this->pool->forget($month);
        }
        $this->months->forget($first, $current);
    }
}
