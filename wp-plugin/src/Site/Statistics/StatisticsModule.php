<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/**
 * Views of items, which the frontend servers count, with what people do with them: for owners in full, for members as trends. Searches that
 * found nothing, for those who edit synonyms.
 */
final readonly class StatisticsModule implements HasMigrations, HasDailyTasks, HasEnums
{
    private const DAILY = 'passerelle_forget_views';

    public function __construct(private ForgetViews $forget)
    {
    }

    public function migrations(): array
    {
        return StatisticsTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->forget)(...)];
    }

    public function enums(): array
    {
        return ['PasserelleSeriesKey' => SeriesKey::cases()];
    }
}
