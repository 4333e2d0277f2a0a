<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

/** What administrators have decided about structures without an active owner, until it is done. */
final class SuccessionTables
{
    public const SUCCESSIONS = 'successions';

    public static function migration(): Migration
    {
        return new TableMigration('structures.004_successions', [self::SUCCESSIONS => <<<'SQL'
            group_id bigint(20) unsigned NOT NULL,
            heir_id bigint(20) unsigned NOT NULL,
            due_at datetime NOT NULL,
            PRIMARY KEY  (group_id),
            KEY heir_id (heir_id)
            SQL]);
    }
}
