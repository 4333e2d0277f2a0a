<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class DecisionReviewTables
{
    public const REVIEWS = 'application_decision_reviews';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_decision_reviews.001_reviews', [
            // One for each application. `decision_id`: 0 for the eligibility check; `answer_user`: whom an administrator has named, else 0.
            // `correction`: JSON of the result before and after, '' where nothing was corrected.
            self::REVIEWS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                application_id bigint(20) unsigned NOT NULL,
                submission_id bigint(20) unsigned NOT NULL,
                decision_id bigint(20) unsigned NOT NULL,
                state varchar(20) COLLATE utf8mb4_bin NOT NULL,
                asked_by bigint(20) unsigned NOT NULL,
                asked_at datetime NOT NULL,
                text text NOT NULL,
                answer_user bigint(20) unsigned NOT NULL DEFAULT 0,
                named_by bigint(20) unsigned NOT NULL DEFAULT 0,
                answered_by bigint(20) unsigned NOT NULL DEFAULT 0,
                answered_at datetime,
                answer text NOT NULL,
                correction text NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY application_id (application_id),
                KEY submission_id (submission_id),
                KEY state (state),
                KEY asked_by (asked_by),
                KEY answer_user (answer_user),
                KEY named_by (named_by),
                KEY answered_by (answered_by)
                SQL,
        ])];
    }
}
