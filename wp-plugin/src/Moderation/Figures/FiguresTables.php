<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

/** Figures of months that have ended: one row for the whole, one for each type, one for each country. Exact; what is published is computed from them. */
final class FiguresTables
{
    public const FIGURES = 'moderation_figures';

    public static function migration(): Migration
    {
        return new TableMigration('moderation.004_figures', [self::FIGURES => <<<'SQL'
            month varchar(7) COLLATE utf8mb4_bin NOT NULL,
            dimension varchar(10) COLLATE utf8mb4_bin NOT NULL,
            name varchar(20) COLLATE utf8mb4_bin NOT NULL,
            submitted int(10) unsigned NOT NULL,
            published int(10) unsigned NOT NULL,
            sent_back int(10) unsigned NOT NULL,
            refused int(10) unsigned NOT NULL,
            waited int(10) unsigned NOT NULL,
            median_seconds bigint(20) unsigned,
            PRIMARY KEY  (month,dimension,name)
            SQL]);
    }
}
