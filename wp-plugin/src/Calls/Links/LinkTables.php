<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class LinkTables
{
    public const LINKS = 'call_links';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('call_links.001_links', [self::LINKS => <<<'SQL'
            group_id bigint(20) unsigned NOT NULL,
            url varchar(500) NOT NULL,
            state varchar(20) COLLATE utf8mb4_bin,
            since datetime,
            checked_at datetime,
            final_host varchar(253),
            failures int(10) unsigned NOT NULL DEFAULT 0,
            failing_since datetime,
            ends_at datetime,
            is_shown tinyint(1) NOT NULL DEFAULT 0,
            next_check_at datetime NOT NULL,
            PRIMARY KEY  (group_id),
            KEY due (next_check_at)
            SQL])];
    }
}
