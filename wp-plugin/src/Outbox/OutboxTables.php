<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class OutboxTables
{
    /** `failed_at`: given up for good, with `done_at`. */
    private const COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
        payload longtext NOT NULL,
        attempts int(10) unsigned NOT NULL DEFAULT 0,
        created_at datetime NOT NULL,
        next_attempt_at datetime NOT NULL,
        locked_until datetime,
        done_at datetime,
        failed_at datetime,
        last_error varchar(190),
        PRIMARY KEY  (id),
        KEY due (done_at,next_attempt_at),
        KEY kind (kind,done_at,next_attempt_at),
        KEY failed_at (failed_at)
        SQL;
    private const HEARTBEATS = <<<'SQL'
        part varchar(20) COLLATE utf8mb4_bin NOT NULL,
        beat_at datetime NOT NULL,
        PRIMARY KEY  (part)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('outbox.001_messages', ['outbox' => self::COLUMNS]),
            new TableMigration('outbox.002_failures', ['outbox' => self::COLUMNS, 'heartbeats' => self::HEARTBEATS]),
        ];
    }
}
