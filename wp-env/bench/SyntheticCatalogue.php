<?php

declare(strict_types=1);

namespace Passerelle\Bench;

use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\WordBlocks;
use Passerelle\Catalogue\Entry;
use Passerelle\Catalogue\Tables;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Catalogue\WordBlocksMigration;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;

/**
 * Fills separate tables (prefix "bench_") with synthetic items: the index, and the equivalent posts and terms of WordPress, to
 * measure both on the same data. Word frequencies are those of the demo content without stop words (Zipf–Mandelbrot law): the
 * first word is in half of the items, the hundredth in one of fourteen. Deterministic.
 */
final class SyntheticCatalogue
{
    public const PREFIX = 'bench_';
    private const VOCABULARY = 20_000;
    private const SHIFT = 12;
    /** One word in this many is derived from the one before it ("theatre", "theatral"), for common prefixes. */
    private const DERIVED = 4;
    private const ENDINGS = ['al', 'ique', 'ment', 'iste', 'ation'];
    private const COLUMNS = 'post_id, group_id, language, type, kind, slug, title, title_sort, audience, published_at, state_rule, opens_at, closes_at';
    private const POST_COLUMNS = 'ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, '
        . 'to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type';
    private const TABLES = [
        'passerelle_catalogue', 'passerelle_catalogue_words', 'passerelle_catalogue_vocabulary', 'passerelle_catalogue_blocks', 'passerelle_catalogue_word_blocks',
        'passerelle_catalogue_facets', 'passerelle_catalogue_values', 'passerelle_catalogue_spellings',
        'posts', 'postmeta', 'terms', 'term_taxonomy', 'term_relationships', 'termmeta',
    ];
    private const TITLE_WORDS = 5;
    private const TEXT_WORDS = 75;
    private const CHUNK = 500;
    private const COUNTRIES = 55;
    private const FIRST_SECTOR = 101;
    private const FACET_VALUES = 100;
    private const TYPES = ['initiative', 'call_for_application', 'event', 'resource', 'formation', 'supported_projects', 'community_profile'];

    /** @var list<string> */
    public readonly array $words;

    /** @var list<string> */
    public readonly array $countries;

    /** @var list<string> */
    public readonly array $sectors;

    /** Id of the value: those of countries come before. */
    private readonly int $firstSector;

    /** @var list<float> */
    private array $cumulative = [];

    /** @var array<string, array<string, int>> ids of the values of calls' facets, after those of countries and sectors */
    private array $callValues = [];

    /**
     * @param array<string, list<string>> $callFacets values of the facets that only calls have, by facet
     * @param list<string> $types content types of the items, the most frequent first
     */
    public function __construct(
        private readonly Database $db,
        private readonly Vocabulary $vocabulary,
        private readonly array $callFacets,
        private readonly array $types = self::TYPES,
        int $countries = self::COUNTRIES,
    ) {
        $this->firstSector = max(self::FIRST_SECTOR, $countries + 1);
        mt_srand(20261121);
        $this->words = array_map(self::word(...), range(0, self::VOCABULARY - 1));
        $this->countries = array_map(static fn (int $i): string => chr(65 + intdiv($i, 26)) . chr(65 + $i % 26), range(0, $countries - 1));
        $this->sectors = array_map(static fn (int $i): string => "sector-{$i}", range(0, 39));
        $next = $this->firstSector + self::FACET_VALUES;
        foreach ($callFacets as $facet => $values) {
            foreach ($values as $value) {
                $this->callValues[$facet][$value] = $next++;
            }
        }
        $sum = 0.0;
        foreach (array_keys($this->words) as $rank) {
            $this->cumulative[] = $sum += 1 / ($rank + self::SHIFT);
        }
    }

    public function create(): void
    {
        foreach (Tables::migrations() as $migration) {
            $migration->up($this->db);
        }
        $wpdb = $this->db->wpdb;
        foreach (['posts', 'postmeta', 'terms', 'term_taxonomy', 'term_relationships', 'termmeta'] as $table) {
            $wpdb->query('CREATE TABLE IF NOT EXISTS ' . self::PREFIX . "{$table} LIKE {$wpdb->base_prefix}{$table}");
        }
    }

    /** @param int $from first id, from 1 */
    public function fill(int $from, int $to): void
    {
        if ($from === 1) {
            $this->fillTerms();
            foreach (Lang::cases() as $language) {
                $this->vocabulary->add($language, $this->words);
            }
        }
        $blocks = new Blocks($this->db);
        for ($first = $from; $first <= $to; $first += self::CHUNK) {
            $rows = ['catalogue' => [], 'words' => [], 'terms' => [], 'posts' => [], 'relations' => []];
            $marks = [];
            for ($id = $first; $id < min($first + self::CHUNK, $to + 1); $id++) {
                $entry = $this->item($id, $rows);
                $marks[$entry->language()][$id] = Marks::of($entry);
            }
            sort($rows['words']);
            sort($rows['terms']);
            $this->db->wpdb->query('START TRANSACTION');
            $this->insert($this->db->table('catalogue'), self::COLUMNS, $rows['catalogue']);
            $this->insert($this->db->table('catalogue_words'), 'language, word, post_id, weight, group_id', $rows['words']);
            $this->insert($this->db->table('catalogue_facets'), 'language, value_id, post_id', $rows['terms']);
            $blocks->apply($marks);
            $this->insert(self::PREFIX . 'posts', self::POST_COLUMNS, $rows['posts']);
            $this->insert(self::PREFIX . 'term_relationships', 'object_id, term_taxonomy_id, term_order', $rows['relations']);
            $this->db->wpdb->query('COMMIT');
        }
        (new WordBlocksMigration(new WordBlocks($this->db), new Transaction($this->db->wpdb)))->up($this->db);
        if (!defined('DB_ENGINE') || DB_ENGINE !== 'sqlite') {
            foreach (self::TABLES as $table) {
                $this->db->wpdb->query('ANALYZE TABLE ' . self::PREFIX . $table);
            }
        }
    }

    /** Bytes of the index ÷ bytes of the index without the spellings of its words; null where the database does not say. */
    public function spellingsFactor(): ?float
    {
        if (defined('DB_ENGINE') && DB_ENGINE === 'sqlite') {
            return null;
        }
        $bytes = [];
        foreach (array_filter(self::TABLES, static fn (string $table): bool => str_starts_with($table, 'passerelle_')) as $table) {
            $bytes[$table] = (int) $this->db->value(
                'SELECT data_length + index_length FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = %s',
                self::PREFIX . $table,
            );
        }

        return round(array_sum($bytes) / (array_sum($bytes) - $bytes['passerelle_catalogue_spellings']), 2);
    }

    public function drop(): void
    {
        foreach (self::TABLES as $table) {
            $this->db->wpdb->query('DROP TABLE IF EXISTS ' . self::PREFIX . $table);
        }
    }

    /** A random word of the vocabulary, by frequency. */
    public function drawWord(): string
    {
        $at = mt_rand() / mt_getrandmax() * end($this->cumulative);
        $low = 0;
        $high = self::VOCABULARY - 1;
        while ($low < $high) {
            $middle = intdiv($low + $high, 2);
            if ($this->cumulative[$middle] < $at) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }

        return $this->words[$low];
    }

    /**
     * @template T
     * @param list<T> $values
     * @return T earlier values are more frequent
     */
    public function draw(array $values): mixed
    {
        return $values[(int) floor(count($values) * (mt_rand() / mt_getrandmax()) ** 2 * 0.9999)];
    }

    /** @param array<string, list<list<int|string|null>>> $rows */
    private function item(int $id, array &$rows): Entry
    {
        $type = $this->draw($this->types);
        $language = $id % 5 === 0 ? 'en' : 'fr';
        $title = array_map(fn (): string => $this->drawWord(), range(1, self::TITLE_WORDS));
        $text = array_map(fn (): string => $this->drawWord(), range(1, self::TEXT_WORDS));
        $published = gmdate('Y-m-d H:i:s', 1_600_000_000 + mt_rand(0, 190_000_000));
        $isCall = $type === 'call_for_application';
        $closes = $isCall ? gmdate('Y-m-d H:i:s', time() + mt_rand(-400, 60) * 86_400) : null;
        $kind = $type === 'community_profile' ? 'person' : '';
        $name = implode(' ', $title);
        $rows['catalogue'][] = [$id, $id, $language, $type, $kind, "item-{$id}", $name, $name, 'public', $published, $isCall ? 'dates' : '', null, $closes];
        foreach (array_fill_keys($text, 1) as $word => $weight) {
            if (!in_array($word, $title, true)) {
                $rows['words'][] = [$language, (string) $word, $id, $weight, $id];
            }
        }
        foreach (array_unique($title) as $word) {
            $rows['words'][] = [$language, $word, $id, 4, $id];
        }
        $terms = [];
        foreach (array_unique([$this->draw($this->countries), $this->draw($this->countries)]) as $country) {
            $terms['country'][] = $country;
            $number = 1 + (int) array_search($country, $this->countries, true);
            $rows['terms'][] = [$language, $number, $id];
            $rows['relations'][] = [$id, $number, 0];
        }
        foreach (array_unique([$this->draw($this->sectors), $this->draw($this->sectors)]) as $sector) {
            $terms['sector'][] = $sector;
            $number = $this->firstSector + (int) array_search($sector, $this->sectors, true);
            $rows['terms'][] = [$language, $number, $id];
            $rows['relations'][] = [$id, $number, 0];
        }
        foreach ($isCall ? $this->callFacets : [] as $facet => $values) {
            $value = $this->draw($values);
            $terms[$facet][] = $value;
            $rows['terms'][] = [$language, $this->callValues[$facet][$value], $id];
        }
        $rows['posts'][] = [$id, 1, $published, $published, implode(' ', $text), $name, '', 'publish', "item-{$id}", '', '', $published, $published, '', $type];

        return new Entry(
            $id,
            ['group_id' => (string) $id, 'language' => $language, 'type' => $type, 'kind' => $kind, 'state_rule' => $isCall ? 'dates' : '', 'closes_at' => $closes],
            [],
            $terms,
        );
    }

    private function fillTerms(): void
    {
        foreach ($this->callValues as $facet => $ids) {
            $rows = array_map(static fn (int $id, string $value): array => [$id, $facet, $value], $ids, array_keys($ids));
            $this->insert($this->db->table('catalogue_values'), 'id, facet, value', $rows);
        }
        foreach (['passerelle_country' => [1, $this->countries], 'passerelle_sector' => [$this->firstSector, $this->sectors]] as $taxonomy => [$first, $values]) {
            $terms = $taxonomies = $facets = [];
            foreach ($values as $index => $value) {
                $terms[] = [$first + $index, $value, strtolower($value), 0];
                $facets[] = [$first + $index, substr($taxonomy, strlen('passerelle_')), $value];
                $taxonomies[] = [$first + $index, $first + $index, $taxonomy, '', 0, 0];
            }
            $this->insert($this->db->table('catalogue_values'), 'id, facet, value', $facets);
            $this->insert(self::PREFIX . 'terms', 'term_id, name, slug, term_group', $terms);
            $this->insert(self::PREFIX . 'term_taxonomy', 'term_taxonomy_id, term_id, taxonomy, description, parent, count', $taxonomies);
        }
    }

    /** @param list<list<int|string|null>> $rows */
    private function insert(string $table, string $columns, array $rows): void
    {
        $quote = fn (int|string|null $value): string => is_string($value) ? "'" . $this->db->wpdb->_real_escape($value) . "'" : (string) ($value ?? 'NULL');
        foreach (array_chunk($rows, 2000) as $chunk) {
            $tuples = array_map(static fn (array $row): string => '(' . implode(',', array_map($quote, $row)) . ')', $chunk);
            $this->db->execute("INSERT INTO {$table} ({$columns}) VALUES " . implode(',', $tuples));
        }
    }

    /** Pronounceable, unique, and longer for rarer words. */
    private static function word(int $rank): string
    {
        if ($rank % self::DERIVED === self::DERIVED - 1) {
            return self::word($rank - 1 - ($rank % 7 === 0 ? self::DERIVED : 0)) . self::ENDINGS[$rank % count(self::ENDINGS)];
        }
        $syllables = ['ka', 'lo', 'mi', 'ne', 'ru', 'sa', 'to', 'vi', 'da', 'be', 'go', 'fu'];
        $word = '';
        for ($rest = $rank + 12; $rest > 0; $rest = intdiv($rest, 12)) {
            $word .= $syllables[$rest % 12];
        }

        return "{$word}n";
    }
}
