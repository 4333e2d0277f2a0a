<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class SwitchTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('auth_switch.001_tokens', ['switch_tokens' => <<<'SQL'
                hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                expires_at datetime NOT NULL,
                PRIMARY KEY  (hash),
                KEY user_id (user_id),
                KEY expires_at (expires_at)
                SQL]),
            // Tokens without session or direction expire within a minute.
            new TableMigration('auth_switch.002_directions', ['switch_tokens' => <<<'SQL'
                direction varchar(10) NOT NULL DEFAULT 'site',
                session_id bigint(20) unsigned
                SQL]),
        ];
    }
}
