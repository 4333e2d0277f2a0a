<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Duplicates;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class MarkTables
{
    public const MARKS = 'listed_marks';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_listing.003_marks', [
            // What tells applications apart, of the version that counts. `mark`: SHA-256 of the file, or of the normalised address.
            self::MARKS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                kind varchar(10) COLLATE utf8mb4_bin NOT NULL,
                mark char(64) COLLATE utf8mb4_bin NOT NULL,
                submission_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (call_group,kind,mark,submission_id),
                KEY submission_id (submission_id),
                KEY mark (mark)
                SQL,
        ])];
    }
}
