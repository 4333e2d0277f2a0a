<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Spelling\Spellings;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;

/**
 * The index: one row per public post, one per word of it, one per country and sector (numbers, which short lists
 * compare faster); the stem of every word and the forms of its spelling; and, in blocks, the sets of filters and facets and the items of each word, which
 * searches read. The keys of lists are covering indexes. Folded columns compare byte by byte (utf8mb4_bin), as SQLite does.
 * Keys begin with the language, since each search has one.
 */
final class Tables
{
    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('catalogue.001_tables', [
            'catalogue' => self::catalogue(CatalogueModule::TITLE_SORT_LENGTH),
            'catalogue_words' => self::words(Words::MAX_LENGTH),
            'catalogue_values' => self::VALUES,
            'catalogue_facets' => self::FACETS,
        ]), new TableMigration('catalogue.003_vocabulary_and_blocks', [
            // Adds "group_id": the sets of the catalogue count groups.
            'catalogue_words' => self::words(Words::MAX_LENGTH),
            'catalogue_vocabulary' => self::vocabulary(Words::MAX_LENGTH),
            'catalogue_blocks' => self::BLOCKS,
        ]), new TableMigration('catalogue.005_word_blocks', [
            // Changed keys.
            'catalogue' => self::catalogue(CatalogueModule::TITLE_SORT_LENGTH),
            'catalogue_word_blocks' => self::wordBlocks(Words::MAX_LENGTH),
        ]), new TableMigration('catalogue.007_times', [
            // Adds "times": the dates of events.
            'catalogue' => self::catalogue(CatalogueModule::TITLE_SORT_LENGTH),
        ]), new TableMigration('catalogue.010_spellings', [
            Spellings::TABLE => self::spellings(Words::MAX_LENGTH),
        ])];
    }

    private static function catalogue(int $titleSort): string
    {
        return <<<SQL
            post_id bigint(20) unsigned NOT NULL,
            group_id bigint(20) unsigned NOT NULL,
            language varchar(2) COLLATE utf8mb4_bin NOT NULL,
            type varchar(20) COLLATE utf8mb4_bin NOT NULL,
            kind varchar(10) COLLATE utf8mb4_bin NOT NULL,
            slug varchar(200) COLLATE utf8mb4_bin NOT NULL,
            title varchar(255) COLLATE utf8mb4_bin NOT NULL,
            title_sort varchar({$titleSort}) COLLATE utf8mb4_bin NOT NULL,
            audience varchar(10) COLLATE utf8mb4_bin NOT NULL,
            published_at datetime NOT NULL,
            state_rule varchar(5) COLLATE utf8mb4_bin NOT NULL,
            opens_at datetime,
            closes_at datetime,
            starts_at datetime,
            times mediumtext COLLATE utf8mb4_bin,
            PRIMARY KEY  (post_id),
            KEY by_date (language,published_at,post_id,group_id),
            KEY type_by_date (language,type,published_at,post_id,group_id),
            KEY by_title (language,title_sort,post_id,group_id),
            KEY type_by_title (language,type,title_sort,post_id,group_id),
            KEY type_closes (language,type,closes_at),
            KEY type_starts (language,type,starts_at),
            KEY counted (language,type,kind,state_rule,closes_at,opens_at,post_id),
            KEY by_group (group_id,language,post_id,published_at,title_sort)
            SQL;
    }

    private static function words(int $length): string
    {
        return <<<SQL
            language varchar(2) COLLATE utf8mb4_bin NOT NULL,
            word varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
            post_id bigint(20) unsigned NOT NULL,
            weight tinyint(3) unsigned NOT NULL,
            group_id bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (language,word,post_id),
            KEY post_word (post_id,word,weight)
            SQL;
    }

    private static function vocabulary(int $length): string
    {
        return <<<SQL
            language varchar(2) COLLATE utf8mb4_bin NOT NULL,
            word varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
            stem varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
            PRIMARY KEY  (language,word),
            KEY stem (language,stem,word)
            SQL;
    }

    private static function spellings(int $length): string
    {
        return <<<SQL
            language varchar(2) COLLATE utf8mb4_bin NOT NULL,
            form varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
            word varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
            PRIMARY KEY  (language,form,word)
            SQL;
    }

    private static function wordBlocks(int $length): string
    {
        return <<<SQL
            language varchar(2) COLLATE utf8mb4_bin NOT NULL,
            word varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
            block int(10) unsigned NOT NULL,
            data mediumtext COLLATE utf8mb4_bin NOT NULL,
            PRIMARY KEY  (language,word,block)
            SQL;
    }

    private const BLOCKS = <<<SQL
        language varchar(2) COLLATE utf8mb4_bin NOT NULL,
        block int(10) unsigned NOT NULL,
        data longtext COLLATE utf8mb4_bin NOT NULL,
        PRIMARY KEY  (language,block)
        SQL;

    private const VALUES = <<<SQL
        id int(10) unsigned NOT NULL AUTO_INCREMENT,
        facet varchar(10) COLLATE utf8mb4_bin NOT NULL,
        value varchar(64) COLLATE utf8mb4_bin NOT NULL,
        PRIMARY KEY  (id),
        UNIQUE KEY facet_value (facet,value)
        SQL;

    private const FACETS = <<<SQL
        language varchar(2) COLLATE utf8mb4_bin NOT NULL,
        value_id int(10) unsigned NOT NULL,
        post_id bigint(20) unsigned NOT NULL,
        PRIMARY KEY  (language,value_id,post_id),
        KEY post_value (post_id,value_id)
        SQL;
}
