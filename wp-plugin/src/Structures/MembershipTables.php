<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class MembershipTables
{
    public const MEMBERSHIPS = 'memberships';
    /** Ownerships that were offered and are not accepted yet, at most one for each structure. */
    public const TRANSFERS = 'ownership_transfers';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('structures.001_memberships', [self::MEMBERSHIPS => <<<'SQL'
                group_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                role varchar(20) NOT NULL,
                status varchar(20) NOT NULL,
                PRIMARY KEY  (group_id,user_id),
                KEY user_id (user_id,status)
                SQL]),
            new TableMigration('structures.002_ownership_transfers', [self::TRANSFERS => <<<'SQL'
                group_id bigint(20) unsigned NOT NULL,
                from_user bigint(20) unsigned NOT NULL,
                to_user bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (group_id),
                KEY from_user (from_user),
                KEY to_user (to_user)
                SQL]),
            EndedTables::migration(),
            SuccessionTables::migration(),
        ];
    }
}
