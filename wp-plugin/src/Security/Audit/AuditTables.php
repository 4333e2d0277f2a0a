<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class AuditTables
{
    private const LINES = <<<'SQL'
        id bigint(20) unsigned NOT NULL,
        at datetime NOT NULL,
        actor varchar(32) COLLATE utf8mb4_bin NOT NULL,
        roles varchar(190) NOT NULL,
        post_id bigint(20) unsigned NOT NULL,
        group_id bigint(20) unsigned NOT NULL,
        action varchar(40) COLLATE utf8mb4_bin NOT NULL,
        before_status varchar(190) COLLATE utf8mb4_bin NOT NULL,
        after_status varchar(190) COLLATE utf8mb4_bin NOT NULL,
        fields longtext NOT NULL,
        reason longtext NOT NULL,
        key_name varchar(40) COLLATE utf8mb4_bin NOT NULL,
        previous_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
        hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
        PRIMARY KEY  (id),
        KEY group_id (group_id,id),
        KEY actor (actor,id),
        KEY action (action,id),
        KEY at (at,id)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            // Lines are never updated or deleted. Persons are pseudonyms; audit_accounts says whose.
            new TableMigration('audit.001_lines', ['audit' => self::LINES, 'audit_accounts' => <<<'SQL'
                pseudonym varchar(32) COLLATE utf8mb4_bin NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                key_name varchar(40) COLLATE utf8mb4_bin NOT NULL,
                hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (pseudonym),
                UNIQUE KEY user_id (user_id)
                SQL, 'audit_head' => <<<'SQL'
                id tinyint(3) unsigned NOT NULL,
                last_id bigint(20) unsigned NOT NULL,
                last_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (id)
                SQL]),
            new HeadMigration('audit.002_head'),
            // Adds the keys of "action" and "at", by which administrators filter.
            new TableMigration('audit.003_keys', ['audit' => self::LINES]),
            // Holds the roles of an account before and after a change: MariaDB cut them, and the line no longer matched its hash.
            new TableMigration('audit.004_roles', ['audit' => self::LINES]),
        ];
    }
}
