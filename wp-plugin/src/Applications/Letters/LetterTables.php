<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class LetterTables
{
    public const LETTERS = 'application_letters';
    public const LINKS = 'application_letter_links';
    public const FILES = 'application_letter_files';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('application_letters.001_letters', [
            // `email_hash`: AddressHash, which stays when the address is erased. `sending` counts the mails that ask. `check_at`: when the
            // worker looks whether a reminder is due; null: never again. `text`: a draft until it is received.
            // `readable`: the referee was told that the applicant may read it.
            self::LETTERS => <<<'SQL'
                id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
                submission_id bigint(20) unsigned NOT NULL,
                question_id varchar(40) COLLATE utf8mb4_bin NOT NULL,
                name varchar(250) NOT NULL,
                email varchar(254) NOT NULL,
                email_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                language varchar(2) NOT NULL,
                message text NOT NULL,
                asked_by bigint(20) unsigned NOT NULL,
                state varchar(20) COLLATE utf8mb4_bin NOT NULL,
                delivery varchar(20) COLLATE utf8mb4_bin NOT NULL,
                sending int(10) unsigned NOT NULL,
                text longtext NOT NULL,
                readable tinyint(1) unsigned NOT NULL DEFAULT 0,
                asked_at datetime NOT NULL,
                opened_at datetime,
                answered_at datetime,
                check_at datetime,
                PRIMARY KEY  (id),
                KEY submission_id (submission_id),
                KEY email (email),
                KEY asked_by (asked_by),
                KEY check_at (check_at)
                SQL,
            // Each mail has a link of its own; all of a letter are valid until it is declined, withdrawn or erased.
            self::LINKS => <<<'SQL'
                token_hash varchar(64) COLLATE utf8mb4_bin NOT NULL,
                letter_id bigint(20) unsigned NOT NULL,
                PRIMARY KEY  (token_hash),
                KEY letter_id (letter_id)
                SQL,
            self::FILES => <<<'SQL'
                file_id bigint(20) unsigned NOT NULL,
                letter_id bigint(20) unsigned NOT NULL,
                sha256 char(64) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY  (file_id),
                KEY letter_id (letter_id)
                SQL,
        ])];
    }
}
