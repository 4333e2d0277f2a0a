<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ReminderTables
{
    public const REMINDERS = 'call_reminders';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('call_notices.001_reminders', [self::REMINDERS => <<<'SQL'
            group_id bigint(20) unsigned NOT NULL,
            kind varchar(20) COLLATE utf8mb4_bin NOT NULL,
            event_at datetime NOT NULL,
            due_at datetime NOT NULL,
            expires_at datetime NOT NULL,
            sent_at datetime,
            PRIMARY KEY  (group_id,kind,event_at),
            KEY due (due_at)
            SQL])];
    }
}
