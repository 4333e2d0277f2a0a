<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class RecommendationTables
{
    public const OPPORTUNITIES = 'opportunity_words';
    public const DISMISSALS = 'recommendation_dismissals';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('recommendations.001_tables', [
            // What visitors may read of the offers and needs of public items: a row for each word.
            self::OPPORTUNITIES => <<<'SQL'
                side varchar(10) COLLATE utf8mb4_bin NOT NULL,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                stem varchar(40) COLLATE utf8mb4_bin NOT NULL,
                group_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (side,language,stem,group_id),
                KEY item (group_id,language)
                SQL,
            self::DISMISSALS => <<<'SQL'
                user_id bigint(20) unsigned NOT NULL,
                group_id bigint(20) unsigned NOT NULL,
                created_at datetime NOT NULL,
                PRIMARY KEY  (user_id,group_id),
                KEY item (group_id)
                SQL,
        ])];
    }
}
