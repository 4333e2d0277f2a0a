<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class SocialTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('auth_social.001_identities', ['identities' => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                provider varchar(20) COLLATE utf8mb4_bin NOT NULL,
                subject_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                linked_at datetime NOT NULL,
                used_at datetime NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY subject (provider,subject_hash),
                KEY user_id (user_id)
                SQL]),
        ];
    }
}
