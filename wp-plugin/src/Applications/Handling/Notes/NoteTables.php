<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Notes;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class NoteTables
{
    public const NOTES = 'application_notes';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_notes.001_notes', [
            // `user_id`: 0 once the account of who wrote it is gone.
            self::NOTES => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                application_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                text text NOT NULL,
                written_at datetime NOT NULL,
                PRIMARY KEY  (id),
                KEY application_id (application_id),
                KEY user_id (user_id)
                SQL,
        ])];
    }
}
