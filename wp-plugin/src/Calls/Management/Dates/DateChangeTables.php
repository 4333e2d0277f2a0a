<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class DateChangeTables
{
    public const CHANGES = 'call_date_changes';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        // Rows are added only, and lose their actor when the account ends.
        return [new TableMigration('calls.001_date_changes', [self::CHANGES => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            group_id bigint(20) unsigned NOT NULL,
            post_id bigint(20) unsigned NOT NULL,
            actor_id bigint(20) unsigned NOT NULL,
            changed_at datetime NOT NULL,
            kind varchar(20) COLLATE utf8mb4_bin NOT NULL,
            opens_before datetime,
            opens_after datetime,
            closes_before datetime,
            closes_after datetime,
            reason text NOT NULL,
            PRIMARY KEY  (id),
            KEY group_id (group_id,id),
            KEY actor_id (actor_id)
            SQL])];
    }
}
