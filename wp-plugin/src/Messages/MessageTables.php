<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class MessageTables
{
    public const MESSAGES = 'member_messages';
    public const BLOCKS = 'member_blocks';
    public const REPORTS = 'member_reports';
    public const REPLY_RIGHTS = 'member_reply_rights';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('messages.001_messages', [
            // Stored while the mail may have to be sent again.
            self::MESSAGES => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                sender_id bigint(20) unsigned NOT NULL,
                recipient_id bigint(20) unsigned NOT NULL,
                subject varchar(150) NOT NULL,
                message text NOT NULL,
                sent_at datetime NOT NULL,
                PRIMARY KEY  (id),
                KEY sender_id (sender_id),
                KEY recipient_id (recipient_id),
                KEY sent_at (sent_at)
                SQL,
            self::BLOCKS => <<<'SQL'
                user_id bigint(20) unsigned NOT NULL,
                blocked_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (user_id,blocked_id),
                KEY blocked_id (blocked_id)
                SQL,
            self::REPORTS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                reporter_id bigint(20) unsigned NOT NULL,
                reported_id bigint(20) unsigned NOT NULL,
                profile_group bigint(20) unsigned NOT NULL,
                reason varchar(20) NOT NULL,
                message text NOT NULL,
                state varchar(10) NOT NULL,
                reported_at datetime NOT NULL,
                PRIMARY KEY  (id),
                KEY reporter_id (reporter_id),
                KEY reported_id (reported_id),
                KEY state (state,id)
                SQL,
        ]), new TableMigration('messages.002_handled_reports', [
            // `outcome`, `note` and what follows are empty while the report is open.
            self::REPORTS => <<<'SQL'
                version int(10) unsigned NOT NULL DEFAULT 1,
                outcome varchar(20) NOT NULL DEFAULT '',
                note text,
                handled_by bigint(20) unsigned NOT NULL DEFAULT 0,
                handled_at datetime
                SQL,
        ]), new TableMigration('messages.003_reply_rights', [
            // `user_id` may answer `writer_id`.
            self::REPLY_RIGHTS => <<<'SQL'
                user_id bigint(20) unsigned NOT NULL,
                writer_id bigint(20) unsigned NOT NULL,
                expires_at datetime NOT NULL,
                PRIMARY KEY  (user_id,writer_id),
                KEY writer_id (writer_id),
                KEY expires_at (expires_at)
                SQL,
        ])];
    }
}
