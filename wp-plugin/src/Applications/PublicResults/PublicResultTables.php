<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class PublicResultTables
{
    public const RESULTS = 'application_public_results';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_public_results.001_results', [
            // What who applies has agreed to be shown on the page of the call. `check_at`: when the worker looks whether the result is final;
            // `shown_at`: since when it is shown.
            self::RESULTS => <<<'SQL'
                submission_id bigint(20) unsigned NOT NULL,
                call_group bigint(20) unsigned NOT NULL,
                agreed_by bigint(20) unsigned NOT NULL,
                agreed_at datetime NOT NULL,
                name varchar(255) NOT NULL,
                title text NOT NULL,
                country varchar(2) COLLATE utf8mb4_bin NOT NULL,
                check_at datetime,
                shown_at datetime,
                PRIMARY KEY  (submission_id),
                KEY call_group (call_group),
                KEY agreed_by (agreed_by),
                KEY check_at (check_at)
                SQL,
        ])];
    }
}
