<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class DecisionTables
{
    public const SETTINGS = 'application_decision_settings';
    public const DECISIONS = 'application_decisions';
    public const LETTERS = 'application_decision_letters';
    public const PLACES = 'application_places';

    /**
     * `open_submission`: of a prepared decision, until it is published: one for each submission. `place`: on the waiting list, else 0. `amount`: digits,
     * '' for none. `answer_until`: of an offer. `handling`: version of the submission for which it was prepared. `sources`: hash of what its letters say.
     * `answer`: what became of an offer, '' while nothing has; `reason`: of its revocation. `remind_at`: when the worker looks at an offer. `review_until`:
     * last instant at which a review of it can be asked for. `category`: id of the choice that names it, '' for none. `deviation`: why it is not what was
     * proposed, null or '' where it is.
     */
    private const COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        submission_id bigint(20) unsigned NOT NULL,
        open_submission bigint(20) unsigned,
        kind varchar(20) COLLATE utf8mb4_bin NOT NULL,
        place int(10) unsigned NOT NULL DEFAULT 0,
        amount varchar(20) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        currency varchar(3) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        answer_until datetime,
        handling int(10) unsigned NOT NULL,
        sources varchar(64) COLLATE utf8mb4_bin NOT NULL,
        prepared_by bigint(20) unsigned NOT NULL,
        prepared_at datetime NOT NULL,
        published_by bigint(20) unsigned NOT NULL DEFAULT 0,
        published_at datetime,
        answer varchar(20) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        answered_by bigint(20) unsigned NOT NULL DEFAULT 0,
        answered_at datetime,
        reason text NOT NULL,
        remind_at datetime,
        review_until datetime,
        category varchar(40) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        deviation text,
        PRIMARY KEY  (id),
        UNIQUE KEY open_submission (open_submission),
        KEY submission_id (submission_id),
        KEY prepared_by (prepared_by),
        KEY published_by (published_by),
        KEY answered_by (answered_by),
        KEY remind_at (remind_at)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_decisions.001_decisions', [
            // Letters and dates of the decisions of a stage, as one document; the row is also what locks the order of its waiting list.
            self::SETTINGS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                version int(10) unsigned NOT NULL,
                document longtext NOT NULL,
                changed_at datetime NOT NULL,
                PRIMARY KEY  (call_group,stage)
                SQL,
            self::DECISIONS => self::COLUMNS,
            // Letters as they are sent, in both languages: rendered when the decision is prepared.
            self::LETTERS => <<<'SQL'
                decision_id bigint(20) unsigned NOT NULL,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                subject text NOT NULL,
                body longtext NOT NULL,
                PRIMARY KEY  (decision_id,language)
                SQL,
        ]), new TableMigration('application_decisions.002_reviews', [self::DECISIONS => self::COLUMNS]), new TableMigration('application_decisions.003_places', [
            self::DECISIONS => self::COLUMNS,
            // How the places of a stage are filled, as one document.
            self::PLACES => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                version int(10) unsigned NOT NULL,
                document longtext NOT NULL,
                changed_at datetime NOT NULL,
                PRIMARY KEY  (call_group,stage)
                SQL,
        ])];
    }
}
