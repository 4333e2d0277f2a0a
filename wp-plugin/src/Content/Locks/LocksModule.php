<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

use Passerelle\Content\EditorRecords;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Content\Locks\GraphQL\LockTypes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Who is editing which record. */
final readonly class LocksModule implements HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    public const DAILY = 'passerelle_purge_locks';

    private function __construct(public LockStore $store, public RecordLocks $locks)
    {
    }

    public static function build(Services $services, EditorRecords $records): self
    {
        $store = new LockStore($services->database, $services->clock, $services->config->limit('locks', 'seconds'));

        return new self($store, new RecordLocks($store, $records));
    }

    public function migrations(): array
    {
        return LockTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleLockAction' => LockAction::cases()]),
            new LockTypes($this->locks, new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
