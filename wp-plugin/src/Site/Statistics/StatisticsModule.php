<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\ContentReading;
use Passerelle\Content\PublicRecords;
use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Content\OwnRecords\OwnPosts;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Site\Statistics\Counts\ContactCounts;
use Passerelle\Site\Statistics\Counts\FavouriteCounts;
use Passerelle\Site\Statistics\Counts\ViewCounts;
use Passerelle\Site\Statistics\GraphQL\OwnStatisticsTypes;
use Passerelle\Site\Statistics\GraphQL\TrendTypes;
use Passerelle\Site\Statistics\GraphQL\ViewTypes;

/** Views of items, which the frontend servers count, with what people do with them: for owners in full, for members as trends. */
final readonly class StatisticsModule implements HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    private const DAILY = 'passerelle_forget_views';

    private function __construct(
        public RecordViews $record,
        public ReadOwnStatistics $own,
        public ReadTrends $trends,
        public TrendPool $pool,
        public ForgetViews $forget,
        private CardBuilder $cards,
        private Names $names,
    ) {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        Policy $policy,
        OwnPosts $own,
        AuditLines $lines,
        CardBuilder $cards,
        Names $names,
    ): self {
        $views = new ViewCounts($services->database);
        $favourites = new FavouriteCounts($services->database);
        $batches = new ViewBatches($services->database, $services->clock);
        $counts = [
            SeriesKey::Views->value => $views,
            SeriesKey::Favourites->value => $favourites,
            SeriesKey::Contacts->value => new ContactCounts($lines),
        ];
        $pool = new TrendPool($views, $favourites, $reading->records, $services->config);

        return new self(
            new RecordViews($views, $batches, $services),
            new ReadOwnStatistics($own, $counts, $reading->records, $policy, new RecordPaths($services->config), $services),
            new ReadTrends($pool, new TrendMonths($views, $favourites, $services->config), $reading->records, new PublicRecords($policy), $services),
            $pool,
            new ForgetViews($views, $batches, $reading->records, $services),
            $cards,
            $names,
        );
    }

    public function migrations(): array
    {
        return StatisticsTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->forget)(...)];
    }

    public function graphQlTypes(): array
    {
        [$viewers, $request] = [new ViewerFactory(), new ProxyRequest()];

        return [
            new EnumTypes(['PasserelleSeriesKey' => SeriesKey::cases()]),
            new ViewTypes($this->record, $request),
            new OwnStatisticsTypes($this->own, $viewers, $request),
            new TrendTypes($this->trends, $this->cards, $this->names, $viewers, $request),
        ];
    }
}
