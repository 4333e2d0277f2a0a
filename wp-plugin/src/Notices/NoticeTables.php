<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class NoticeTables
{
    public const NOTICES = 'notices';
    public const PREFERENCES = 'notice_preferences';

    /**
     * A notice that waits for a digest has `digest_at`, one that is in it has `digest_id`, too.
     *
     * @return list<Migration>
     */
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
            SQL]), new TableMigration('notices.002_preferences', [self::PREFERENCES => <<<'SQL'
            user_id bigint(20) unsigned NOT NULL,
            kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
            mail varchar(10) COLLATE utf8mb4_bin NOT NULL,
            app tinyint(1) unsigned NOT NULL,
            PRIMARY KEY  (user_id,kind)
            SQL, self::NOTICES => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            user_id bigint(20) unsigned NOT NULL,
            kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
            group_id bigint(20) unsigned NOT NULL,
            data text NOT NULL,
            created_at datetime NOT NULL,
            read_at datetime,
            is_listed tinyint(1) unsigned NOT NULL DEFAULT 1,
            digest_at datetime,
            digest_id bigint(20) unsigned,
            PRIMARY KEY  (id),
            KEY reader (user_id,id),
            KEY unread (user_id,read_at,created_at),
            KEY group_id (group_id),
            KEY created_at (created_at),
            KEY digest (digest_id,digest_at)
            SQL])];
    }
}
