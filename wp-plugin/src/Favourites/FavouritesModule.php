<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\Records;
use Passerelle\Favourites\Feed\FeedAction;
use Passerelle\Favourites\Reminders\PlanReminders;
use Passerelle\Favourites\Reminders\ReminderStore;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Items that people marked: their list, reminders of their dates, and a private calendar. */
final readonly class FavouritesModule implements HasMigrations, HasDailyTasks, HasEnums
{
    private const DAILY = 'passerelle_purge_favourite_reminders';

    public function __construct(private ReminderStore $reminders, private PlanReminders $plan, private Records $records)
    {
    }

    public function migrations(): array
    {
        return [...FavouriteTables::migrations(), ...$this->plan->migrations($this->records), FavouriteTables::byDay()];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->reminders->purge(...)];
    }

    public function enums(): array
    {
        return [
            'PasserelleFavouriteDateKind' => DateKind::cases(),
            'PasserelleFavouriteFeedAction' => FeedAction::cases(),
            'PasserelleFavouriteSort' => FavouriteSort::cases(),
        ];
    }
}
