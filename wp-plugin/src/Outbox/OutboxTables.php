<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class OutboxTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('outbox.001_messages', ['outbox' => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
            payload longtext NOT NULL,
            attempts int(10) unsigned NOT NULL DEFAULT 0,
            created_at datetime NOT NULL,
            next_attempt_at datetime NOT NULL,
            locked_until datetime,
            done_at datetime,
            last_error varchar(190),
            PRIMARY KEY  (id),
            KEY due (done_at,next_attempt_at),
            KEY kind (kind,done_at,next_attempt_at)
            SQL])];
    }
}
