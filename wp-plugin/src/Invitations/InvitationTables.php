<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class InvitationTables
{
    public const TABLE = 'invitations';

    /**
     * `role`: what the person gets by accepting. `refusal`: why the mail server refused the address. `subject_id`: what they are invited
     * into inside the item, such as an application to a call; 0: the item itself. `invited_id`: account that was chosen; 0: an address was written.
     */
    private const COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        group_id bigint(20) unsigned NOT NULL,
        subject_id bigint(20) unsigned NOT NULL DEFAULT 0,
        kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
        name varchar(250) NOT NULL,
        structure_name varchar(150) NOT NULL,
        structure_type varchar(40) NOT NULL,
        role varchar(20) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        email varchar(254) NOT NULL,
        named_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
        language varchar(2) NOT NULL,
        inviter_id bigint(20) unsigned NOT NULL,
        state varchar(20) COLLATE utf8mb4_bin NOT NULL,
        refusal varchar(20) COLLATE utf8mb4_bin,
        sending int(10) unsigned NOT NULL,
        token_hash varchar(64) COLLATE utf8mb4_bin,
        user_id bigint(20) unsigned,
        invited_id bigint(20) unsigned NOT NULL DEFAULT 0,
        created_at datetime NOT NULL,
        sent_at datetime,
        expires_at datetime,
        answered_at datetime,
        PRIMARY KEY  (id),
        UNIQUE KEY group_address (group_id,named_hash),
        KEY token_hash (token_hash),
        KEY user_id (user_id),
        KEY inviter_id (inviter_id),
        KEY email (email),
        KEY subject_id (subject_id)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('invitations.001_invitations', [self::TABLE => self::COLUMNS]),
            new TableMigration('invitations.002_roles', [self::TABLE => self::COLUMNS]),
            new TableMigration('invitations.003_subjects', [self::TABLE => self::COLUMNS]),
        ];
    }
}
