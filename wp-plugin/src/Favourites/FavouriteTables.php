<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class FavouriteTables
{
    public const FAVOURITES = 'favourites';
    public const FEEDS = 'favourite_feeds';
    public const REMINDERS = 'favourite_reminders';

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('favourites.001_favourites', [
            self::FAVOURITES => <<<'SQL'
                user_id bigint(20) unsigned NOT NULL,
                group_id bigint(20) unsigned NOT NULL,
                type varchar(30) COLLATE utf8mb4_bin NOT NULL,
                note text NOT NULL,
                remind tinyint(1) unsigned NOT NULL,
                created_at datetime NOT NULL,
                PRIMARY KEY  (user_id,group_id),
                KEY followers (group_id,user_id)
                SQL,
            // `serial` counts the addresses that a person has had: only the last one is valid, while active.
            self::FEEDS => <<<'SQL'
                user_id bigint(20) unsigned NOT NULL,
                serial int(10) unsigned NOT NULL,
                is_active tinyint(1) unsigned NOT NULL,
                changed_at datetime NOT NULL,
                PRIMARY KEY  (user_id)
                SQL,
            // One row for all people: `last_user_id` is the last of them who was reminded.
            self::REMINDERS => <<<'SQL'
                group_id bigint(20) unsigned NOT NULL,
                kind varchar(20) COLLATE utf8mb4_bin NOT NULL,
                event_at datetime NOT NULL,
                due_at datetime NOT NULL,
                expires_at datetime NOT NULL,
                last_user_id bigint(20) unsigned NOT NULL,
                done_at datetime,
                PRIMARY KEY  (group_id,kind,event_at),
                KEY due (due_at)
                SQL,
        ])];
    }

    /** The index that statistics read favourites of a day with. */
    public static function byDay(): Migration
    {
        // dbDelta compares keys with those that are there, and leaves columns that are not named.
        return new TableMigration('favourites.003_by_day', [self::FAVOURITES => <<<'SQL'
            created_at datetime NOT NULL,
            KEY by_day (created_at,group_id)
            SQL]);
    }
}
