<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class LateLinkTables
{
    public const LINKS = 'application_late_links';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_late_links.001_links', [
            // Who may send to a call after its closing. `user_id`: 0 as long as the address has no account; `language`: of mails until then; `granted_by`: 0 once
            // the account is gone; `application_id`: what was sent with it. `applications.late_link_id` names the link with which an application may be sent.
            self::LINKS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                email varchar(100) COLLATE utf8mb4_bin NOT NULL,
                user_id bigint(20) unsigned NOT NULL DEFAULT 0,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                reason text NOT NULL,
                until datetime NOT NULL,
                granted_by bigint(20) unsigned NOT NULL,
                granted_at datetime NOT NULL,
                used_at datetime,
                application_id bigint(20) unsigned,
                revoked_at datetime,
                remind_at datetime,
                PRIMARY KEY  (id),
                KEY call_group (call_group,stage),
                KEY user_id (user_id),
                KEY email (email),
                KEY granted_by (granted_by),
                KEY application_id (application_id),
                KEY until (until),
                KEY remind_at (remind_at)
                SQL,
        ])];
    }
}
