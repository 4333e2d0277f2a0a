<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Messages between members. */
final readonly class MessagesModule implements HasMigrations, HasDailyTasks
{
    public function __construct(private ForgetMessages $forget)
    {
    }

    public function migrations(): array
    {
        return MessageTables::migrations();
    }

    public function dailyTasks(): array
    {
        return $this->forget->tasks();
    }
}
