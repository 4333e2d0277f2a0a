<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ModerationTables
{
    public const DECISIONS = 'moderation_decisions';

    /**
     * `waiting_since`: when that was submitted which a validator decided on; null when it did not wait. `field`: the one that the
     * comment for the owner is about, if the validator named one.
     */
    private const COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        group_id bigint(20) unsigned NOT NULL,
        post_id bigint(20) unsigned NOT NULL,
        post_type varchar(20) COLLATE utf8mb4_bin NOT NULL,
        target varchar(10) COLLATE utf8mb4_bin NOT NULL,
        decision varchar(10) COLLATE utf8mb4_bin NOT NULL,
        before_status varchar(20) COLLATE utf8mb4_bin NOT NULL,
        moderator_id bigint(20) unsigned NOT NULL,
        decided_at datetime NOT NULL,
        waiting_since datetime,
        comment text NOT NULL,
        reason varchar(20) COLLATE utf8mb4_bin,
        reason_text text NOT NULL,
        field varchar(64) COLLATE utf8mb4_bin,
        PRIMARY KEY  (id),
        KEY post_id (post_id),
        KEY group_id (group_id),
        KEY moderator_id (moderator_id,decided_at),
        KEY decided_at (decided_at)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('moderation.001_decisions', [self::DECISIONS => self::COLUMNS]),
            new TableMigration('moderation.003_waiting_since', [self::DECISIONS => self::COLUMNS]),
            new TableMigration('moderation.004_field', [self::DECISIONS => self::COLUMNS]),
        ];
    }
}
