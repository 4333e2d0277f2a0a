<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class UploadTables
{
    /** `letter_id`: the letter that it is for, of a referee without account; `owner_id` is then 0. */
    private const COLUMNS = <<<'SQL'
        id char(32) COLLATE utf8mb4_bin NOT NULL,
        owner_id bigint(20) unsigned NOT NULL,
        letter_id bigint(20) unsigned NOT NULL DEFAULT 0,
        purpose varchar(20) NOT NULL,
        name varchar(255) NOT NULL,
        bytes bigint(20) unsigned NOT NULL,
        received bigint(20) unsigned NOT NULL DEFAULT 0,
        state varchar(10) COLLATE utf8mb4_bin NOT NULL,
        inspections int(10) unsigned NOT NULL DEFAULT 0,
        file_id bigint(20) unsigned,
        error varchar(40) COLLATE utf8mb4_bin,
        created_at datetime NOT NULL,
        expires_at datetime NOT NULL,
        PRIMARY KEY  (id),
        KEY owner_id (owner_id,expires_at),
        KEY letter_id (letter_id),
        KEY expires_at (expires_at)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('files.003_uploads', ['uploads' => self::COLUMNS]),
            new TableMigration('files.004_letters', ['uploads' => self::COLUMNS]),
        ];
    }
}
