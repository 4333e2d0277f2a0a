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
            new TableMigration('auth.003_links', ['links' => <<<'SQL'
                hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                purpose varchar(20) NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                created_at datetime NOT NULL,
                expires_at datetime NOT NULL,
                used_at datetime,
                PRIMARY KEY  (hash),
                KEY user_id (user_id,purpose),
                KEY expires_at (expires_at)
                SQL]),
            new TableMigration('auth.004_account_requests', [
                'account_requests' => <<<'SQL'
                    id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                    kind varchar(20) NOT NULL,
                    email varchar(100) NOT NULL,
                    language varchar(5) NOT NULL,
                    data longtext NOT NULL,
                    created_at datetime NOT NULL,
                    PRIMARY KEY  (id),
                    KEY created_at (created_at)
                    SQL,
                'address_locks' => <<<'SQL'
                    hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                    held_at datetime NOT NULL,
                    PRIMARY KEY  (hash),
                    KEY held_at (held_at)
                    SQL,
            ]),
            new TableMigration('auth.005_wordpress_sessions', [
                'sessions' => 'wordpress_used_at datetime',
                'wordpress_sessions' => <<<'SQL'
                    verifier varchar(64) COLLATE utf8mb4_bin NOT NULL,
                    session_id bigint(20) unsigned NOT NULL,
                    PRIMARY KEY  (verifier),
                    KEY session_id (session_id)
                    SQL,
            ]),
        ];
    }
}
