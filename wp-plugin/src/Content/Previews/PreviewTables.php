<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class PreviewTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('previews.001_links', [PreviewStore::TABLE => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            group_id bigint(20) unsigned NOT NULL,
            user_id bigint(20) unsigned NOT NULL,
            created_at datetime NOT NULL,
            expires_at datetime NOT NULL,
            PRIMARY KEY  (id),
            KEY group_id (group_id,id),
            KEY user_id (user_id),
            KEY expires_at (expires_at)
            SQL])];
    }
}
