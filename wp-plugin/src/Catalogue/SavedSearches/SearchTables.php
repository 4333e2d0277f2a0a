<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class SearchTables
{
    public const SEARCHES = 'saved_searches';
    public const ALERTS = 'search_alerts';
    public const ARRIVALS = 'search_arrivals';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('saved_searches.001_searches', [
            // `fingerprint` is the same for the same search, whoever saved it.
            self::SEARCHES => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                user_id bigint(20) unsigned NOT NULL,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                fingerprint char(64) COLLATE utf8mb4_bin NOT NULL,
                name varchar(120) NOT NULL,
                query text NOT NULL,
                alert varchar(10) COLLATE utf8mb4_bin NOT NULL,
                created_at datetime NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY once (user_id,fingerprint),
                KEY walk (language,fingerprint,id)
                SQL,
            // Each item that a search has raised a notice of.
            self::ALERTS => <<<'SQL'
                search_id bigint(20) unsigned NOT NULL,
                group_id bigint(20) unsigned NOT NULL,
                notice_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (search_id,group_id),
                KEY group_id (group_id),
                KEY notice_id (notice_id)
                SQL,
            // Items that appeared, or that opened, and how far the saved searches were asked for them.
            self::ARRIVALS => <<<'SQL'
                group_id bigint(20) unsigned NOT NULL,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                kind varchar(10) COLLATE utf8mb4_bin NOT NULL,
                at datetime NOT NULL,
                after_fingerprint varchar(64) COLLATE utf8mb4_bin NOT NULL,
                after_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (group_id,language,kind),
                KEY due (at)
                SQL,
        ])];
    }
}
