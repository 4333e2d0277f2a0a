<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ContactTables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        // Data of the mail to the team, stored while it may have to be sent again.
        return [new TableMigration('contact.001_requests', ['contact_requests' => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            subject varchar(150) NOT NULL,
            first_name varchar(120) NOT NULL,
            last_name varchar(120) NOT NULL,
            email varchar(254) NOT NULL,
            message text NOT NULL,
            language char(2) NOT NULL,
            sent_at datetime NOT NULL,
            PRIMARY KEY  (id),
            KEY sent_at (sent_at)
            SQL])];
    }
}
