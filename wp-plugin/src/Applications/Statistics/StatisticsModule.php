<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Statistics of the applications to a call. */
final readonly class StatisticsModule implements Module, HasMigrations
{
    public function register(): void
    {
    }

    public function migrations(): array
    {
        return StatisticTables::migrations();
    }
}
