<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class IdempotencyTables
{
    public const KEYS = 'idempotency_keys';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('idempotency.001_keys', [self::KEYS => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            key_hash char(64) COLLATE utf8mb4_bin NOT NULL,
            user_id bigint(20) unsigned NOT NULL,
            operation varchar(100) NOT NULL,
            body_hash char(43) COLLATE utf8mb4_bin NOT NULL,
            answer longtext NOT NULL,
            created_at datetime NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY key_hash (key_hash),
            KEY user_id (user_id,id),
            KEY created_at (created_at)
            SQL])];
    }
}
