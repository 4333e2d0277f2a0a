<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class SecurityTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        // No name, no e-mail address, no IP address: persons and networks are keyed hashes.
        return [new TableMigration('security.001_events', ['security_events' => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            happened_at datetime NOT NULL,
            event varchar(40) NOT NULL,
            outcome varchar(10) NOT NULL,
            reason varchar(60) NOT NULL,
            account varchar(32) COLLATE utf8mb4_bin NOT NULL,
            actor varchar(32) COLLATE utf8mb4_bin NOT NULL,
            network varchar(32) COLLATE utf8mb4_bin NOT NULL,
            object varchar(60) NOT NULL,
            request_id varchar(64) NOT NULL,
            PRIMARY KEY  (id),
            KEY happened_at (happened_at),
            KEY event (event,happened_at),
            KEY account (account),
            KEY actor (actor)
            SQL])];
    }
}
