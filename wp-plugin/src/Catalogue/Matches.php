<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Kernel\Database;

/**
 * The things that fit the words of a query, as a table "c" for the statements that page, count and filter them. On
 * MariaDB it is a temporary table, so that finding them, which is costly, is done once. On SQLite, where even a
 * temporary table waits for whoever is writing, it is a subquery: a search must not wait.
 */
final class Matches
{
    private const NAME = 'catalogue_matches';

    private bool $exists = false;

    public function __construct(
        private readonly Database $db,
        private readonly Query $query,
        private readonly QueryWords $words,
        private readonly DateTimeImmutable $now,
    ) {
    }

    public function __destruct()
    {
        if ($this->exists) {
            $this->db->execute("DROP TEMPORARY TABLE IF EXISTS {$this->db->table(self::NAME)}");
        }
    }

    /** Its columns are those of the catalogue that filters and orders need, "state" and "weight". */
    public function addTo(Selection $selection): void
    {
        if (self::mayKeep()) {
            $this->keep();
            $selection->from("{$this->db->table(self::NAME)} c");
            return;
        }
        [$sql, $values] = $this->find();
        $selection->from("({$sql}) c", ...$values);
    }

    private static function mayKeep(): bool
    {
        return !defined('DB_ENGINE') || constant('DB_ENGINE') !== 'sqlite';
    }

    private function keep(): void
    {
        if ($this->exists) {
            return;
        }
        $length = CatalogueModule::TITLE_SORT_LENGTH;
        $this->db->execute(
            "CREATE TEMPORARY TABLE {$this->db->table(self::NAME)} (
                post_id bigint(20) unsigned NOT NULL,
                weight int(10) unsigned NOT NULL,
                type varchar(20) COLLATE utf8mb4_bin NOT NULL,
                kind varchar(10) COLLATE utf8mb4_bin NOT NULL,
                state varchar(10) COLLATE utf8mb4_bin NOT NULL,
                published_at datetime NOT NULL,
                title_sort varchar({$length}) COLLATE utf8mb4_bin NOT NULL,
                PRIMARY KEY (post_id)
            )",
        );
        $this->exists = true;
        [$sql, $values] = $this->find();
        $this->db->execute("INSERT INTO {$this->db->table(self::NAME)} (post_id, weight, type, kind, state, published_at, title_sort) {$sql}", ...$values);
    }

    /** @return array{string, list<int|string>} a SELECT and its values */
    private function find(): array
    {
        $selection = new Selection();
        $weight = $this->addWords($selection);
        // No condition on the catalogue: the words know the language, and the catalogue must not look like a place to begin at.
        $selection->from("{$this->db->table('catalogue')} c ON c.post_id = w0.post_id");
        $state = StateRule::sql($this->now);

        return [
            "SELECT c.post_id, {$weight} AS weight, c.type, c.kind, {$state} AS state, c.published_at, c.title_sort {$selection->sql()}",
            $selection->values(),
        ];
    }

    /** @return string the weight of a match, as SQL */
    private function addWords(Selection $selection): string
    {
        $table = $this->db->table('catalogue_words');
        $weights = [];
        foreach ($this->words->all as $index => $word) {
            $same = $index === 0 ? '' : " ON w{$index}.post_id = w0.post_id";
            $selection->from("{$table} w{$index}{$same}");
            $selection->where("w{$index}.language = %s AND w{$index}.word = %s", $this->query->language->value, $word);
            $weights[] = "w{$index}.weight";
        }
        if ($this->words->beginning !== null) {
            $next = count($this->words->all);
            [$condition, $values] = $this->words->any === []
                ? ['word LIKE %s', [$this->db->wpdb->esc_like($this->words->beginning) . '%']]
                : ['word IN (' . Database::placeholders($this->words->any) . ')', $this->words->any];
            $same = $next === 0 ? '' : " ON w{$next}.post_id = w0.post_id";
            $selection->from(
                "(SELECT post_id, MAX(weight) AS weight FROM {$table} WHERE language = %s AND {$condition} GROUP BY post_id) w{$next}{$same}",
                $this->query->language->value,
                ...$values,
            );
            $weights[] = "w{$next}.weight";
        }

        return implode(' + ', $weights);
    }
}
