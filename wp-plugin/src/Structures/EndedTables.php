<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

/** What was deleted or merged, as long as administrators can bring it back. */
final class EndedTables
{
    /** Structures that were deleted, or merged into another one. */
    public const STRUCTURES = 'ended_structures';
    /** Their memberships; of a merge also those of the remaining structure before it. */
    public const MEMBERSHIPS = 'ended_memberships';
    /** Records that went to the trash (field ''), and fields that named the structure. */
    public const RECORDS = 'ended_records';
    /** Former addresses that lead to the remaining structure. */
    public const SLUGS = 'ended_slugs';

    /** Invitations by mail that a merge moved into the remaining structure. */
    public const INVITATIONS = 'ended_invitations';
    /** All that end with a row of STRUCTURES. */
    public const PARTS = [self::MEMBERSHIPS, self::RECORDS, self::SLUGS, self::INVITATIONS];

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [self::first(), new TableMigration('structures.006_ended_invitations', [
            self::INVITATIONS => <<<'SQL'
                ended_id bigint(20) unsigned NOT NULL,
                invitation_id bigint(20) unsigned NOT NULL,
                sending int(10) unsigned NOT NULL,
                PRIMARY KEY  (ended_id,invitation_id)
                SQL,
        ])];
    }

    private static function first(): Migration
    {
        return new TableMigration('structures.004_ended', [
            self::STRUCTURES => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                group_id bigint(20) unsigned NOT NULL,
                into_group bigint(20) unsigned NOT NULL,
                ended_at datetime NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY group_id (group_id),
                KEY into_group (into_group),
                KEY ended_at (ended_at)
                SQL,
            self::MEMBERSHIPS => <<<'SQL'
                ended_id bigint(20) unsigned NOT NULL,
                group_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                role varchar(20) NOT NULL,
                status varchar(20) NOT NULL,
                PRIMARY KEY  (ended_id,group_id,user_id),
                KEY user_id (user_id)
                SQL,
            self::RECORDS => <<<'SQL'
                ended_id bigint(20) unsigned NOT NULL,
                post_id bigint(20) unsigned NOT NULL,
                field varchar(64) NOT NULL,
                places varchar(255) NOT NULL,
                digest varchar(64) NOT NULL,
                PRIMARY KEY  (ended_id,post_id,field)
                SQL,
            self::SLUGS => <<<'SQL'
                ended_id bigint(20) unsigned NOT NULL,
                language varchar(2) COLLATE utf8mb4_bin NOT NULL,
                slug varchar(200) COLLATE utf8mb4_bin NOT NULL,
                post_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (ended_id,language,slug)
                SQL,
        ]);
    }
}
