<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Moderation\Figures\ComputeFigures;
use Passerelle\Moderation\Figures\FiguresCommand;
use Passerelle\Moderation\Figures\FiguresTables;

/** Figures about the work of validators: for administrators, and monthly for anybody. */
final readonly class OversightModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_moderation_figures';

    public function __construct(private ComputeFigures $compute, private FiguresCommand $command)
    {
    }

    public function register(): void
    {
        $this->command->register();
    }

    public function migrations(): array
    {
        return [FiguresTables::migration()];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->compute->missing(...)];
    }
}
