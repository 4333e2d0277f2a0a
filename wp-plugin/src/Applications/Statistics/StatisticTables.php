<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class StatisticTables
{
    public const COUNTS = 'application_statistics';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_statistics.001_counts', [
            // Answers to statistical questions once a call is closed, without a link to who gave them. `value`: '' for no answer, '*' for all
            // applications; `counted_at`: the same for all of a stage.
            self::COUNTS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                question_id varchar(40) COLLATE utf8mb4_bin NOT NULL,
                value varchar(60) COLLATE utf8mb4_bin NOT NULL,
                answers int(10) unsigned NOT NULL,
                counted_at datetime NOT NULL,
                PRIMARY KEY  (call_group,stage,question_id,value)
                SQL,
        ])];
    }
}
