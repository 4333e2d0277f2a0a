<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Statistics;

use Passerelle\Content\OwnRecords\OwnPosts;
use Passerelle\Content\PublicRecords;
use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Favourites\FavouriteTables;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Rights\Policy;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Site\Statistics\Counts\ContactCounts;
use Passerelle\Site\Statistics\Counts\FavouriteCounts;
use Passerelle\Site\Statistics\Counts\ViewCounts;
use Passerelle\Site\Statistics\ForgetViews;
use Passerelle\Site\Statistics\ReadOwnStatistics;
use Passerelle\Site\Statistics\ReadTrends;
use Passerelle\Site\Statistics\RecordViews;
use Passerelle\Site\Statistics\StatisticsTables;
use Passerelle\Site\Statistics\TrendMonths;
use Passerelle\Site\Statistics\TrendPool;
use Passerelle\Site\Statistics\ViewBatches;
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
    private TrendPool $pool;
    private TrendMonths $months;

    private int $batches = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock(self::TODAY . 'T12:00:00Z');
        $services = $this->services($this->clock);
        $records = $this->plugin->get(Records::class);
        $views = new ViewCounts($services->database);
        $favourites = new FavouriteCounts($services->database);
        $batches = new ViewBatches($services->database, $this->clock);
        $counts = ['views' => $views, 'favourites' => $favourites, 'contacts' => new ContactCounts($this->plugin->get(AuditLines::class))];
        $this->record = new RecordViews($views, $batches, $services);
        $this->own = new ReadOwnStatistics(
            $this->plugin->get(OwnPosts::class),
            $counts,
            $records,
            $this->plugin->get(Policy::class),
            new RecordPaths($services->config),
            $services,
        );
        $this->pool = new TrendPool($views, $favourites, $records, $services->config);
        $this->months = new TrendMonths($views, $favourites, $services->config);
        $this->trends = new ReadTrends($this->pool, $this->months, $records, new PublicRecords($this->plugin->get(Policy::class)), $services);
        $this->forget = new ForgetViews($views, $batches, $records, $services);
        foreach ([StatisticsTables::VIEWS, StatisticsTables::BATCHES, FavouriteTables::FAVOURITES] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
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
