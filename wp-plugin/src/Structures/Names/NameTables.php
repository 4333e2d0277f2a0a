<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class NameTables
{
    public const NAMES = 'structure_names';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        $length = StructureName::KEY_LENGTH;

        return [
            new TableMigration('structures.003_names', [self::NAMES => <<<SQL
                name_key varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
                post_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (name_key,post_id),
                KEY post_id (post_id)
                SQL]),
            new NamesMigration(),
        ];
    }
}
