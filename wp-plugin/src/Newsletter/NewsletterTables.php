<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

final class NewsletterTables
{
    public const SUBSCRIBERS = 'newsletter_subscribers';
    public const REQUESTS = 'newsletter_requests';
    public const PROOFS = 'newsletter_proofs';

    /** Requests hold the address until they are confirmed or expire; proofs never do, so that they can outlast it. */
    public static function migration(): Migration
    {
        return new TableMigration('newsletter.001_subscriptions', [self::SUBSCRIBERS => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            email varchar(254) COLLATE utf8mb4_bin NOT NULL,
            language char(2) NOT NULL,
            sector_ids text NOT NULL,
            country_ids text NOT NULL,
            state varchar(10) COLLATE utf8mb4_bin NOT NULL,
            generation int(10) unsigned NOT NULL,
            changed_at datetime NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY email (email),
            KEY sending (state,language,id),
            KEY changed_at (state,changed_at)
            SQL, self::REQUESTS => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            email varchar(254) COLLATE utf8mb4_bin NOT NULL,
            language char(2) NOT NULL,
            source varchar(10) COLLATE utf8mb4_bin NOT NULL,
            wording int(10) unsigned NOT NULL,
            network varchar(64) COLLATE utf8mb4_bin NOT NULL,
            requested_at datetime NOT NULL,
            link_hash varchar(64) COLLATE utf8mb4_bin,
            confirmed_at datetime,
            subscriber_id bigint(20) unsigned,
            PRIMARY KEY  (id),
            KEY email (email),
            KEY link_hash (link_hash),
            KEY requested_at (requested_at)
            SQL, self::PROOFS => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            subscriber_id bigint(20) unsigned NOT NULL,
            event varchar(20) COLLATE utf8mb4_bin NOT NULL,
            source varchar(10) COLLATE utf8mb4_bin NOT NULL,
            happened_at datetime NOT NULL,
            address_hash char(64) COLLATE utf8mb4_bin NOT NULL,
            network varchar(64) COLLATE utf8mb4_bin NOT NULL,
            language char(2) NOT NULL,
            wording int(10) unsigned NOT NULL,
            detail varchar(190) NOT NULL,
            PRIMARY KEY  (id),
            KEY subscriber (subscriber_id,id),
            KEY happened_at (happened_at)
            SQL]);
    }
}
