<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ThreadTables
{
    public const MESSAGES = 'application_messages';
    public const FILES = 'application_message_files';
    public const MARKS = 'application_message_marks';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_messages.001_messages', [
            // Rows are added, never changed, and end with the application. `user_id`: 0 once the account of who wrote it is gone; `side`: ThreadSide.
            self::MESSAGES => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                application_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                side varchar(10) COLLATE utf8mb4_bin NOT NULL,
                text text NOT NULL,
                written_at datetime NOT NULL,
                PRIMARY KEY  (id),
                KEY application_id (application_id,id),
                KEY user_id (user_id)
                SQL,
            self::FILES => <<<'SQL'
                file_id bigint(20) unsigned NOT NULL,
                message_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (file_id),
                KEY message_id (message_id)
                SQL,
            // `read_id`: the last message that the person has read; `noticed_id`: the last one of which they were notified.
            self::MARKS => <<<'SQL'
                application_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                read_id bigint(20) unsigned NOT NULL DEFAULT 0,
                noticed_id bigint(20) unsigned NOT NULL DEFAULT 0,
                PRIMARY KEY  (application_id,user_id),
                KEY user_id (user_id)
                SQL,
        ])];
    }
}
