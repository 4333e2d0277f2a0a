<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class IssueTables
{
    public const ISSUES = 'newsletter_issues';
    public const LETTERS = 'newsletter_letters';

    /**
     * `attempts` of a letter grows with each claim, so that a result is written by the worker that sent it only; `postponed` counts
     * what the reader's mail server put off.
     *
     * @return list<Migration>
     */
    public static function migrations(): array
    {
        return [new TableMigration('newsletter_issues.001_tables', [
            self::ISSUES => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                language varchar(2) COLLATE utf8mb4_bin NOT NULL,
                subject varchar(190) NOT NULL,
                introduction text NOT NULL,
                chosen text NOT NULL,
                automatic text NOT NULL,
                state varchar(10) COLLATE utf8mb4_bin NOT NULL,
                version int(10) unsigned NOT NULL,
                changed_at datetime NOT NULL,
                started_at datetime,
                since_at datetime,
                ended_at datetime,
                PRIMARY KEY  (id),
                KEY started (language,started_at),
                KEY state (state)
                SQL,
            self::LETTERS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                issue_id bigint(20) unsigned NOT NULL,
                subscriber_id bigint(20) unsigned NOT NULL,
                state varchar(10) COLLATE utf8mb4_bin NOT NULL,
                attempts int(10) unsigned NOT NULL DEFAULT 0,
                postponed int(10) unsigned NOT NULL DEFAULT 0,
                reason varchar(40) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
                due_at datetime NOT NULL,
                tried_at datetime,
                PRIMARY KEY  (id),
                UNIQUE KEY reader (issue_id,subscriber_id),
                KEY work (issue_id,state,due_at,id),
                KEY in_flight (state,tried_at),
                KEY subscriber (subscriber_id)
                SQL,
        ])];
    }
}
