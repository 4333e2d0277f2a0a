<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class ListingTables
{
    public const LISTED = 'listed_submissions';
    public const WORDS = 'listed_words';
    public const ANSWERS = 'listed_answers';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_listing.001_listed', [
            // What lists show of the version that counts, derived from its snapshot. `sent_at`: of this version; `country`: '' where none is known.
            self::LISTED => <<<'SQL'
                submission_id bigint(20) unsigned NOT NULL,
                application_id bigint(20) unsigned NOT NULL,
                call_group bigint(20) unsigned NOT NULL,
                stage tinyint(3) unsigned NOT NULL,
                number int(10) unsigned NOT NULL,
                name varchar(255) NOT NULL,
                name_key varchar(120) COLLATE utf8mb4_bin NOT NULL,
                person varchar(255) NOT NULL,
                is_structure tinyint(1) unsigned NOT NULL,
                country varchar(2) COLLATE utf8mb4_bin NOT NULL,
                language varchar(5) COLLATE utf8mb4_bin NOT NULL,
                sent_at datetime NOT NULL,
                PRIMARY KEY  (submission_id),
                KEY application_id (application_id),
                KEY call_group (call_group,stage)
                SQL,
            // The folded words of names and answers of the same version, each once.
            self::WORDS => <<<'SQL'
                call_group bigint(20) unsigned NOT NULL,
                word varchar(40) COLLATE utf8mb4_bin NOT NULL,
                submission_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (call_group,word,submission_id),
                KEY submission_id (submission_id)
                SQL,
        ]), new TableMigration('application_listing.004_answers', [
            // By what lists are sorted: a key of each short answer of the same version.
            self::ANSWERS => <<<'SQL'
                submission_id bigint(20) unsigned NOT NULL,
                question_id varchar(40) COLLATE utf8mb4_bin NOT NULL,
                sort_key varchar(120) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (submission_id,question_id)
                SQL,
        ])];
    }
}
