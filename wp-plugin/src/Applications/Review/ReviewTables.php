<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ReviewTables
{
    public const PLANS = 'review_plans';
    public const REVIEWERS = 'reviewers';
    public const CONFLICTS = 'review_conflicts';
    public const ASSIGNMENTS = 'review_assignments';
    public const SCORES = 'review_scores';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_reviews.001_reviews', [
            // Criteria and rules of the review of a stage. `frozen_at`: instant of the first final score. `draw_seed`: orders what nothing else does; '' before a draw.
            self::PLANS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                version int(10) unsigned NOT NULL,
                document longtext NOT NULL,
                changed_at datetime NOT NULL,
                frozen_at datetime,
                draw_seed varchar(64) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
                PRIMARY KEY  (call_group,stage)
                SQL,
            // `user_id`: null for an address without account, and when the account is erased. `email`: '' for members. `languages`: those that the person
            // reads, separated by spaces; `countries`: of the applications for which they are meant, '' for all.
            self::REVIEWERS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                call_group bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned,
                email varchar(254) NOT NULL DEFAULT '',
                email_hash varchar(64) COLLATE utf8mb4_bin,
                state varchar(20) COLLATE utf8mb4_bin NOT NULL,
                languages varchar(20) NOT NULL,
                countries varchar(1000) NOT NULL DEFAULT '',
                invited_by bigint(20) unsigned NOT NULL,
                invited_at datetime NOT NULL,
                answered_at datetime,
                PRIMARY KEY  (id),
                UNIQUE KEY call_user (call_group,user_id),
                UNIQUE KEY call_address (call_group,email_hash),
                KEY user_id (user_id),
                KEY invited_by (invited_by)
                SQL,
            // Rows are added and never taken away with what caused them. `declared_by`: 0 for computed ones.
            self::CONFLICTS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                application_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned,
                kind varchar(20) COLLATE utf8mb4_bin NOT NULL,
                reason text NOT NULL,
                declared_by bigint(20) unsigned NOT NULL DEFAULT 0,
                found_at datetime NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY application_user_kind (application_id,user_id,kind),
                KEY user_id (user_id),
                KEY declared_by (declared_by)
                SQL,
            // `user_id`: null when the account is erased. `check_at`: when the worker looks whether a reminder is due; null: never again.
            self::ASSIGNMENTS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                submission_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned,
                state varchar(20) COLLATE utf8mb4_bin NOT NULL,
                reason text NOT NULL,
                asked_by bigint(20) unsigned NOT NULL,
                asked_at datetime NOT NULL,
                answer_by datetime,
                score_by datetime,
                answered_at datetime,
                ended_at datetime,
                check_at datetime,
                PRIMARY KEY  (id),
                UNIQUE KEY submission_user (submission_id,user_id),
                KEY user_id (user_id),
                KEY asked_by (asked_by),
                KEY check_at (check_at)
                SQL,
            // One for each assignment that was begun. `points`: JSON by criterion, in hundredths of a point; comments apart, since they may name people.
            // `snapshot`: number of what was sent that it judges.
            self::SCORES => <<<'SQL'
                assignment_id bigint(20) unsigned NOT NULL,
                version int(10) unsigned NOT NULL,
                points longtext NOT NULL,
                comments longtext NOT NULL,
                comment longtext NOT NULL,
                snapshot int(10) unsigned NOT NULL,
                saved_at datetime NOT NULL,
                final_at datetime,
                PRIMARY KEY  (assignment_id)
                SQL,
        ])];
    }
}
