<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

/**
 * What validators list: a row for each country of a record or proposal, and one without country for those who see all. The keys
 * begin with what every list has (country and status), so that each order is read from an index; they end with what filters compare.
 */
final class QueueTables
{
    public const QUEUE = 'moderation_queue';
    public const SECTORS = 'moderation_queue_sectors';
    public const TITLE_LENGTH = 120;

    public static function migration(): Migration
    {
        return new TableMigration('moderation.002_queue', [
            self::QUEUE => self::queue(self::TITLE_LENGTH),
            self::SECTORS => <<<'SQL'
                post_id bigint(20) unsigned NOT NULL,
                sector varchar(64) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (post_id,sector),
                KEY sector (sector,post_id)
                SQL,
        ]);
    }

    private static function queue(int $titleLength): string
    {
        return <<<SQL
            post_id bigint(20) unsigned NOT NULL,
            target varchar(10) COLLATE utf8mb4_bin NOT NULL,
            country varchar(2) COLLATE utf8mb4_bin NOT NULL,
            status varchar(10) COLLATE utf8mb4_bin NOT NULL,
            type varchar(20) COLLATE utf8mb4_bin NOT NULL,
            language varchar(2) COLLATE utf8mb4_bin NOT NULL,
            owner_id bigint(20) unsigned NOT NULL,
            since datetime NOT NULL,
            title_sort varchar({$titleLength}) COLLATE utf8mb4_bin NOT NULL,
            PRIMARY KEY  (post_id,target,country),
            KEY by_date (country,status,since,post_id,target,language,owner_id),
            KEY type_by_date (country,status,type,since,post_id,target,language,owner_id),
            KEY by_title (country,status,title_sort,post_id,target,language,owner_id,since),
            KEY type_by_title (country,status,type,title_sort,post_id,target,language,owner_id,since),
            KEY owner (owner_id,country,status)
            SQL;
    }
}
