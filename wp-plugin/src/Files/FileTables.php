<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class FileTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('files.001_files', [
            'files' => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                purpose varchar(20) NOT NULL,
                owner_id bigint(20) unsigned NOT NULL,
                name varchar(255) NOT NULL,
                path varchar(120) NOT NULL,
                mime varchar(100) NOT NULL,
                size bigint(20) unsigned NOT NULL,
                width int(10) unsigned,
                height int(10) unsigned,
                alt_fr varchar(255) NOT NULL DEFAULT '',
                alt_en varchar(255) NOT NULL DEFAULT '',
                created_at datetime NOT NULL,
                PRIMARY KEY  (id),
                KEY owner_id (owner_id)
                SQL,
            'file_uses' => <<<'SQL'
                file_id bigint(20) unsigned NOT NULL,
                post_id bigint(20) unsigned NOT NULL,
                group_id bigint(20) unsigned NOT NULL,
                visibility varchar(10) NOT NULL,
                PRIMARY KEY  (file_id,post_id,visibility),
                KEY post_id (post_id),
                KEY group_id (group_id)
                SQL,
            'file_reads' => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                file_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                read_at datetime NOT NULL,
                PRIMARY KEY  (id),
                KEY file_id (file_id)
                SQL,
        ]), new TableMigration('files.002_scans', [
            'file_scans' => <<<'SQL'
                file_id bigint(20) unsigned NOT NULL,
                state varchar(10) COLLATE utf8mb4_bin NOT NULL,
                reason varchar(40) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
                changed_at datetime NOT NULL,
                PRIMARY KEY  (file_id)
                SQL,
        ])];
    }
}
