<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Views;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ViewTables
{
    public const VIEWS = 'application_views';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_views.001_views', [
            // Addresses of the list of a call’s applications under a name. `search`: the query of the address; `user_id`: 0 for a shared one whose account is gone.
            self::VIEWS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                is_shared tinyint(1) unsigned NOT NULL,
                name varchar(60) NOT NULL,
                search varchar(1000) NOT NULL,
                PRIMARY KEY  (id),
                KEY call_group (call_group,stage),
                KEY user_id (user_id)
                SQL,
        ])];
    }
}
