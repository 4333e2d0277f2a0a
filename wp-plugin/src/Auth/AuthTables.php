<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class AuthTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('auth.001_sessions', ['sessions' => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                selector varchar(22) COLLATE utf8mb4_bin NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                current_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                previous_hash varchar(64) COLLATE utf8mb4_bin,
                device varchar(190) NOT NULL,
                started_at datetime NOT NULL,
                used_at datetime NOT NULL,
                ended_at datetime,
                end_reason varchar(20),
                PRIMARY KEY  (id),
                UNIQUE KEY selector (selector),
                KEY user_id (user_id,ended_at),
                KEY used_at (used_at)
                SQL]),
            new TableMigration('auth.002_throttle', ['throttle' => <<<'SQL'
                bucket varchar(64) COLLATE utf8mb4_bin NOT NULL,
                failures int(10) unsigned NOT NULL DEFAULT 0,
                strikes int(10) unsigned NOT NULL DEFAULT 0,
                window_ends_at datetime NOT NULL,
                blocked_until datetime NOT NULL,
                PRIMARY KEY  (bucket),
                KEY window_ends_at (window_ends_at)
                SQL]),
        ];
    }
}
