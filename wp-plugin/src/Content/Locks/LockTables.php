<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class LockTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('locks.001_locks', ['locks' => <<<'SQL'
            post_id bigint(20) unsigned NOT NULL,
            user_id bigint(20) unsigned NOT NULL,
            since datetime NOT NULL,
            until datetime NOT NULL,
            PRIMARY KEY  (post_id),
            KEY user_id (user_id),
            KEY until (until)
            SQL])];
    }
}
