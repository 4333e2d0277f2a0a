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

    /** `token_hash`: of the link in the mail about the offer. */
    private const TRANSFER_COLUMNS = <<<'SQL'
        group_id bigint(20) unsigned NOT NULL,
        from_user bigint(20) unsigned NOT NULL,
        to_user bigint(20) unsigned NOT NULL,
        token_hash varchar(64) COLLATE utf8mb4_bin,
        PRIMARY KEY  (group_id),
        KEY from_user (from_user),
        KEY to_user (to_user),
        KEY token_hash (token_hash)
        SQL;

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
            new TableMigration('structures.002_ownership_transfers', [self::TRANSFERS => self::TRANSFER_COLUMNS]),
            new TableMigration('structures.003_transfer_links', [self::TRANSFERS => self::TRANSFER_COLUMNS]),
            ...EndedTables::migrations(),
            SuccessionTables::migration(),
        ];
    }
}
