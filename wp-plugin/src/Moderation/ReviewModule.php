<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Moderation\Queue\Cli;
use Passerelle\Moderation\Queue\QueueFill;
use Passerelle\Moderation\Queue\QueueSort;
use Passerelle\Moderation\Queue\QueueTables;

/** What validators read: the list, and a record of it with its history. */
final readonly class ReviewModule implements Module, HasMigrations, HasDailyTasks, HasEnums
{
    public const DAILY = 'passerelle_overdue_digest';

    public function __construct(private Cli $cli, private QueueFill $fill, private OverdueDigest $digest)
    {
    }

    public function register(): void
    {
        $this->cli->register();
    }

    public function migrations(): array
    {
        return [QueueTables::migration(), $this->fill];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->digest->send(...)];
    }

    public function enums(): array
    {
        return ['PasserelleQueueSort' => QueueSort::cases()];
    }
}
