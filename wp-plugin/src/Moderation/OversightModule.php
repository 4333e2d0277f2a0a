<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Moderation\Figures\ComputeFigures;
use Passerelle\Moderation\Figures\FiguresCommand;
use Passerelle\Moderation\Figures\FiguresStore;
use Passerelle\Moderation\Figures\FiguresTables;
use Passerelle\Moderation\Figures\MonthlyCounts;
use Passerelle\Moderation\Figures\PublicFigures;
use Passerelle\Moderation\Figures\Suppression;
use Passerelle\Moderation\GraphQL\FiguresTypes;
use Passerelle\Moderation\GraphQL\StatisticsTypes;
use Passerelle\Moderation\Statistics\Counts;
use Passerelle\Moderation\Statistics\DecisionsMade;
use Passerelle\Moderation\Statistics\ReadStatistics;
use Passerelle\Moderation\Statistics\Submissions;
use Passerelle\Moderation\Statistics\WaitingNow;
use Passerelle\Moderation\Statistics\DecisionTimes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Figures about the work of validators: for administrators, and monthly for anybody. */
final readonly class OversightModule implements Module, HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    public const DAILY = 'passerelle_moderation_figures';

    private function __construct(public ReadStatistics $statistics, public ComputeFigures $compute, public PublicFigures $figures)
    {
    }

    public static function build(Services $services): self
    {
        $db = $services->database;
        $counts = new Counts($db);
        $submissions = new Submissions($counts);
        $times = new DecisionTimes($db);
        $limit = static fn (string $name): int => $services->config->limit('moderation', $name);
        $store = new FiguresStore($db, $services->transaction);

        return new self(
            new ReadStatistics(new WaitingNow($counts), $submissions, new DecisionsMade($counts), $times, $services->clock, $limit('statisticsDays')),
            new ComputeFigures($db, new MonthlyCounts($db, $submissions, $times), $store, $services->clock, $limit('figuresMonths')),
            new PublicFigures($store, new Suppression($limit('figuresSmallest')), $limit('figuresMonths')),
        );
    }

    public function register(): void
    {
        (new FiguresCommand($this->compute))->register();
    }

    public function migrations(): array
    {
        return [FiguresTables::migration()];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->compute->missing(...)];
    }

    public function graphQlTypes(): array
    {
        return [
            new StatisticsTypes($this->statistics, new ViewerFactory(), new ProxyRequest()),
            new FiguresTypes($this->figures),
        ];
    }
}
