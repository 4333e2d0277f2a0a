<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class StatisticsTables
{
    public const VIEWS = 'views';
    public const BATCHES = 'view_batches';
    public const MISSED = 'missed_searches';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('statistics.001_views', [
            // Nothing about who views: one number for each item and day.
            self::VIEWS => <<<'SQL'
                group_id bigint(20) unsigned NOT NULL,
                day date NOT NULL,
                views int(10) unsigned NOT NULL,
                PRIMARY KEY  (group_id,day),
                KEY by_day (day,group_id,views)
                SQL,
            // Batches that were added, so that one that is sent again is not added again.
            self::BATCHES => <<<'SQL'
                batch varchar(36) COLLATE utf8mb4_bin NOT NULL,
                received_at datetime NOT NULL,
                PRIMARY KEY  (batch),
                KEY received_at (received_at)
                SQL,
        ]), new TableMigration('statistics.002_missed_searches', [
            // Nothing about who searched: one number for each query, language and day. Of equally rare ones the oldest gives way.
            self::MISSED => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                day date NOT NULL,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                words varchar(80) COLLATE utf8mb4_bin NOT NULL,
                searches int(10) unsigned NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY once (day,language,words)
                SQL,
        ])];
    }
}
