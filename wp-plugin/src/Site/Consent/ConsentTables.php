<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ConsentTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        // No address and no account: proofs do not identify people.
        return [new TableMigration('consent.001_consents', ['consents' => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            record_key char(36) COLLATE utf8mb4_bin NOT NULL,
            consent_id char(36) COLLATE utf8mb4_bin NOT NULL,
            granted varchar(190) NOT NULL,
            version int(10) unsigned NOT NULL,
            language char(2) NOT NULL,
            recorded_at datetime NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY record_key (record_key),
            KEY consent_id (consent_id,id),
            KEY recorded_at (recorded_at)
            SQL])];
    }
}
