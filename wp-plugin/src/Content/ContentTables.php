<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

/** The tables that belong to all types, and repairs of rows that belong to all types. */
final class ContentTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('content.001_former_slugs', ['former_slugs' => <<<'SQL'
                post_type varchar(20) COLLATE utf8mb4_bin NOT NULL,
                language varchar(2) COLLATE utf8mb4_bin NOT NULL,
                slug varchar(200) COLLATE utf8mb4_bin NOT NULL,
                post_id bigint(20) unsigned NOT NULL,
                gone tinyint(1) NOT NULL DEFAULT 0,
                PRIMARY KEY  (post_type,language,slug),
                KEY post_id (post_id)
                SQL]),
            ...ProposalStore::migrations(),
            new DraftTimes(),
        ];
    }
}
