<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Tags;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class TagTables
{
    public const TAGS = 'application_tags';
    public const TAGGED = 'tagged_applications';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_tags.001_tags', [
            // Tags of a call, as long as an application has them. `name_key`: the folded name, which is unique in the call.
            self::TAGS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                call_group bigint(20) unsigned NOT NULL,
                name varchar(60) NOT NULL,
                name_key varchar(120) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY call_group (call_group,name_key)
                SQL,
            self::TAGGED => <<<'SQL'
                application_id bigint(20) unsigned NOT NULL,
                tag_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (application_id,tag_id),
                KEY tag_id (tag_id)
                SQL,
        ])];
    }
}
