<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ApplicationTables
{
    public const STAGES = 'application_stages';
    public const FORMS = 'application_forms';
    public const FORM_VERSIONS = 'application_form_versions';
    public const APPLICATIONS = 'applications';
    public const SUBMISSIONS = 'submissions';
    public const STATISTICS = 'submission_statistics';
    public const SNAPSHOTS = 'submission_snapshots';
    public const FILES = 'submission_files';
    public const PRESENCES = 'application_presences';
    public const TRIALS = 'application_trials';
    public const EVENTS = 'application_events';
    public const ELIGIBILITY = 'application_eligibility';

    /**
     * `user_id` began it; `structure_group`: 0 for a person. `claim` names call and applicant while the application counts: one for each.
     * `number`: once sent. `trial_until`: a manager tries out the form until then, and nothing of it counts. `retention_check_at`: when its end is
     * looked at again; `retention_notices` were sent about `removal_at`; since `removed_at` nobody reads it. `late_link_id`: of the link with which it
     * may be sent after the closing.
     */
    private const COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        number varchar(60) COLLATE utf8mb4_bin,
        call_group bigint(20) unsigned NOT NULL,
        user_id bigint(20) unsigned NOT NULL,
        structure_group bigint(20) unsigned NOT NULL DEFAULT 0,
        claim varchar(60) COLLATE utf8mb4_bin,
        language varchar(5) NOT NULL,
        begun_at datetime NOT NULL,
        withdrawn_at datetime,
        trial_until datetime,
        retention_check_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
        retention_notices tinyint(3) unsigned NOT NULL DEFAULT 0,
        removal_at datetime,
        removed_at datetime,
        late_link_id bigint(20) unsigned,
        PRIMARY KEY  (id),
        UNIQUE KEY number (number),
        UNIQUE KEY claim (claim),
        KEY call_group (call_group),
        KEY user_id (user_id),
        KEY structure_group (structure_group),
        KEY trial_until (trial_until),
        KEY retention_check_at (retention_check_at),
        KEY removed_at (removed_at),
        KEY late_link_id (late_link_id)
        SQL;

    /**
     * One for each stage. `changed`: version at which each answer last changed; `origins`: answers that were filled in beforehand.
     * `handling` counts what those who run the call should have seen before they decide: versions that count, and decisions.
     */
    private const SUBMISSION_COLUMNS = <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        application_id bigint(20) unsigned NOT NULL,
        stage tinyint(3) unsigned NOT NULL,
        state varchar(20) NOT NULL,
        version int(10) unsigned NOT NULL,
        handling int(10) unsigned NOT NULL DEFAULT 0,
        form_version int(10) unsigned NOT NULL,
        answers longtext NOT NULL,
        changed longtext NOT NULL,
        origins longtext NOT NULL,
        sent_number int(10) unsigned NOT NULL DEFAULT 0,
        changed_at datetime NOT NULL,
        sent_at datetime,
        PRIMARY KEY  (id),
        UNIQUE KEY application_id (application_id,stage),
        KEY state (state)
        SQL;

    /**
     * Result of the eligibility check of a submission. `reason`: empty when it is eligible; `quoted`: the criterion of the call as it was;
     * `sent_number`: the version that was checked; `review_until`: last instant at which a review of it can be asked for.
     */
    private const ELIGIBILITY_COLUMNS = <<<'SQL'
        submission_id bigint(20) unsigned NOT NULL,
        reason varchar(20) COLLATE utf8mb4_bin NOT NULL,
        quoted text NOT NULL,
        text text NOT NULL,
        sent_number int(10) unsigned NOT NULL,
        decided_by bigint(20) unsigned NOT NULL,
        decided_at datetime NOT NULL,
        review_until datetime,
        PRIMARY KEY  (submission_id),
        KEY decided_by (decided_by)
        SQL;

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('applications.001_forms', [
            // The form as it is composed; `published`: number of the version that applicants answer, 0 before the first.
            self::FORMS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                version int(10) unsigned NOT NULL,
                document longtext NOT NULL,
                published int(10) unsigned NOT NULL DEFAULT 0,
                changed_at datetime NOT NULL,
                PRIMARY KEY  (call_group,stage)
                SQL,
            // Versions as they were published: answers name the one that they answered.
            self::FORM_VERSIONS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                number int(10) unsigned NOT NULL,
                document longtext NOT NULL,
                published_at datetime NOT NULL,
                PRIMARY KEY  (call_group,stage,number)
                SQL,
        ]), new TableMigration('applications.002_applications', [
            self::APPLICATIONS => self::COLUMNS,
            self::SUBMISSIONS => self::SUBMISSION_COLUMNS,
            // Answers that are only counted: never beside the others.
            self::STATISTICS => <<<'SQL'
                submission_id bigint(20) unsigned NOT NULL,
                question_id varchar(40) COLLATE utf8mb4_bin NOT NULL,
                answer text NOT NULL,
                PRIMARY KEY  (submission_id,question_id)
                SQL,
        ]), new TableMigration('applications.003_snapshots', [
            // What was sent: rows are added, and emptied when the account is erased, never changed.
            self::SNAPSHOTS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                submission_id bigint(20) unsigned NOT NULL,
                number int(10) unsigned NOT NULL,
                document longtext NOT NULL,
                sha256 char(64) COLLATE utf8mb4_bin NOT NULL,
                sent_at datetime NOT NULL,
                PRIMARY KEY  (id),
                UNIQUE KEY submission_id (submission_id,number)
                SQL,
        ]), new TableMigration('applications.004_files', [
            // Files that an answer has named: each in one submission, as long as its answers stay. `sha256` of the stored bytes.
            self::FILES => <<<'SQL'
                file_id bigint(20) unsigned NOT NULL,
                submission_id bigint(20) unsigned NOT NULL,
                sha256 char(64) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (file_id),
                KEY submission_id (submission_id)
                SQL,
        ]), new TableMigration('applications.006_presences', [
            // Who has the form of an application open, in however many tabs. Rows past `until` count for nothing.
            self::PRESENCES => <<<'SQL'
                application_id bigint(20) unsigned NOT NULL,
                user_id bigint(20) unsigned NOT NULL,
                until datetime NOT NULL,
                PRIMARY KEY  (application_id,user_id),
                KEY user_id (user_id),
                KEY until (until)
                SQL,
        ]), new TableMigration('applications.007_trials', [
            self::APPLICATIONS => self::COLUMNS,
            // The form of a trial, as it was composed when it was begun.
            self::TRIALS => <<<'SQL'
                application_id bigint(20) unsigned NOT NULL,
                document longtext NOT NULL,
                PRIMARY KEY  (application_id)
                SQL,
        ]), new TableMigration('applications.008_retention', [self::APPLICATIONS => self::COLUMNS]), new TableMigration('applications.009_handling', [
            self::SUBMISSIONS => self::SUBMISSION_COLUMNS,
            // What happened to an application: rows are added, and go with it. `actor_id`: 0 for the platform; `data`: JSON.
            self::EVENTS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                application_id bigint(20) unsigned NOT NULL,
                kind varchar(30) COLLATE utf8mb4_bin NOT NULL,
                actor_id bigint(20) unsigned NOT NULL,
                at datetime NOT NULL,
                data text NOT NULL,
                PRIMARY KEY  (id),
                KEY application_id (application_id),
                KEY actor_id (actor_id)
                SQL,
            self::ELIGIBILITY => self::ELIGIBILITY_COLUMNS,
        ]), new TableMigration('applications.011_reviews', [
            self::ELIGIBILITY => self::ELIGIBILITY_COLUMNS,
        ]), new TableMigration('applications.012_late_links', [
            self::APPLICATIONS => self::COLUMNS,
        ]), new TableMigration('applications.013_stages', [
            // Stages of calls from the second on; the first has the dates of the call.
            self::STAGES => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                version int(10) unsigned NOT NULL,
                name_fr varchar(255) NOT NULL,
                name_en varchar(255) NOT NULL,
                opens_at datetime NOT NULL,
                closes_at datetime NOT NULL,
                changed_at datetime NOT NULL,
                PRIMARY KEY  (call_group,stage)
                SQL,
        ])];
    }
}
