<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class NoticeTables
{
    public const NOTICES = 'notices';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('notices.001_notices', [self::NOTICES => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            user_id bigint(20) unsigned NOT NULL,
            kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
            group_id bigint(20) unsigned NOT NULL,
            data text NOT NULL,
            created_at datetime NOT NULL,
            read_at datetime,
            PRIMARY KEY  (id),
            KEY reader (user_id,id),
            KEY unread (user_id,read_at,created_at),
            KEY group_id (group_id),
            KEY created_at (created_at)
            SQL])];
    }
}
