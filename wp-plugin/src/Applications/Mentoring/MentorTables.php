<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class MentorTables
{
    public const MENTORS = 'application_mentors';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_mentors.001_mentors', [
            // One row for each mentor that was ever proposed. `state`: MentorState, since `changed_at`; `accepted_at` stays when the mentorship ends, since
            // whoever has mentored an application does not review it; `proposed_by`: 0 once that account is gone.
            self::MENTORS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                application_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                state varchar(10) COLLATE utf8mb4_bin NOT NULL,
                reads_draft tinyint(1) NOT NULL DEFAULT 0,
                proposed_by bigint(20) unsigned NOT NULL,
                changed_at datetime NOT NULL,
                accepted_at datetime,
                PRIMARY KEY  (id),
                UNIQUE KEY application_mentor (application_id,user_id),
                KEY user_id (user_id)
                SQL,
        ])];
    }
}
