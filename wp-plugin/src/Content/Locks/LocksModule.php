<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Who is editing which record. */
final readonly class LocksModule implements HasMigrations, HasDailyTasks, HasEnums
{
    public const DAILY = 'passerelle_purge_locks';

    public function __construct(private LockStore $store)
    {
    }

    public function migrations(): array
    {
        return LockTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }

    public function enums(): array
    {
        return ['PasserelleLockAction' => LockAction::cases()];
    }
}
