<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class CompletionTables
{
    public const COMPLETIONS = 'application_completions';

    /**
     * `asked_by`: 0 for the platform; `text`: of who asks; `questions`: JSON list of ids; `asked_number`, `answered_number`: versions that
     * were sent. `open_submission` is the submission until it is answered or another request follows: one for each.
     */
    private const COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        submission_id bigint(20) unsigned NOT NULL,
        reason varchar(20) COLLATE utf8mb4_bin NOT NULL,
        text text NOT NULL,
        asked_by bigint(20) unsigned NOT NULL DEFAULT 0,
        questions text NOT NULL,
        asked_number int(10) unsigned NOT NULL,
        answered_number int(10) unsigned,
        asked_at datetime NOT NULL,
        until datetime NOT NULL,
        open_submission bigint(20) unsigned,
        remind_at datetime,
        PRIMARY KEY  (id),
        UNIQUE KEY open_submission (open_submission),
        KEY submission_id (submission_id),
        KEY asked_by (asked_by),
        KEY remind_at (remind_at)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [
            new TableMigration('application_completions.001_completions', [self::COMPLETIONS => self::COLUMNS]),
            new TableMigration('application_completions.002_reminders', [self::COMPLETIONS => self::COLUMNS]),
        ];
    }
}
