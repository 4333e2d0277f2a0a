<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use RuntimeException;

/**
 * Adds thousands of items after the demo content: shuffled fields, images and dates of demo items with new texts. Rows are
 * written directly, since the plugin's actions would take hours; the plugin's rebuild indexes them. Existing items are kept,
 * so that it can be resumed.
 */
final class LargeSeeder
{
    private const PROGRESS = 'passerelle_demo_large';
    private const CHUNK = 100;
    private const YEARS = 5;
    private const DAY = 86_400;

    /** Generated text fields, with the number of words. */
    private const TEXTS = [
        '_passerelle_summary' => 16, '_passerelle_subtitle' => 10, '_passerelle_description' => 60, '_passerelle_ambition' => 25, '_passerelle_local_context' => 25,
    ];
    private const NOT_COPIED = ['_passerelle_demo_key', '_wp_old_date', '_passerelle_group', '_edit_lock', '_edit_last'];
    private const DATES = ['_passerelle_opens_at', '_passerelle_closes_at', '_passerelle_starts_at', '_passerelle_ends_at'];

    /** @var array<string, NaturalText> */
    private array $text = [];

    /** @var list<array{type: string, posts: array<string, array{metas: array<string, string>, author: string, title: string}>}> */
    private array $templates = [];

    /** @var list<array{metas: array<string, string>, terms: list<int>}> combinations of countries and sectors */
    private array $places = [];

    public function __construct(private readonly Plugin $plugin)
    {
        $this->readTemplates();
    }

    /** @param callable(int): void $progress receives the current number of posts */
    public function seed(int $posts, callable $progress): void
    {
        if ($this->templates === []) {
            throw new RuntimeException('There is no demo content to take dates and places from: the command seed comes first.');
        }
        $done = (int) get_option(self::PROGRESS, 0);
        while ($done < $posts) {
            // Each chunk has its own seed; otherwise a resumed run would generate the same items.
            mt_srand(20_261_121 + $done);
            $done = $this->plugin->get(Transaction::class)->run(fn (): int => $this->chunk($done, min($posts, $done + self::CHUNK)));
            $progress($done);
        }
    }

    private function chunk(int $from, int $to): int
    {
        $db = $this->plugin->get(Database::class);
        $wpdb = $db->wpdb;
        $post = (int) $db->value("SELECT MAX(ID) FROM {$wpdb->posts}");
        $term = (int) $db->value("SELECT MAX(term_id) FROM {$wpdb->terms}");
        $taxonomy = (int) $db->value("SELECT MAX(term_taxonomy_id) FROM {$wpdb->term_taxonomy}");
        $rows = ['posts' => [], 'postmeta' => [], 'terms' => [], 'term_taxonomy' => [], 'term_relationships' => []];
        for ($done = $from; $done < $to;) {
            $template = $this->templates[mt_rand(0, count($this->templates) - 1)];
            $place = $this->places[mt_rand(0, count($this->places) - 1)];
            $published = time() - mt_rand(self::DAY, self::YEARS * 365 * self::DAY);
            $group = $post + 1;
            $term++;
            $taxonomy++;
            $links = [];
            $shift = mt_rand(-900, 60) * self::DAY;
            foreach ($this->languages($template['posts']) as $language) {
                $post++;
                $done++;
                $links[$language] = $post;
                $this->post($rows, $post, $group, $template, $language, $place, $published, $shift);
                foreach ([$this->languageTerm($language), $taxonomy, ...$place['terms']] as $each) {
                    $rows['term_relationships'][] = [$post, $each, 0];
                }
            }
            $rows['terms'][] = [$term, "pll_large_{$term}", "pll_large_{$term}", 0];
            $rows['term_taxonomy'][] = [$taxonomy, $term, 'post_translations', serialize($links), 0, count($links)];
        }
        foreach ($rows as $table => $each) {
            $this->insert($table, $each);
        }
        update_option(self::PROGRESS, $done, false);

        return $done;
    }

    /**
     * @param array<string, list<list<int|string>>> $rows
     * @param array{type: string, posts: array<string, array{metas: array<string, string>, author: string, title: string}>} $template
     * @param array{metas: array<string, string>, terms: list<int>} $place
     */
    private function post(array &$rows, int $id, int $group, array $template, string $language, array $place, int $published, int $shift): void
    {
        ['metas' => $metas, 'author' => $author, 'title' => $title] = $template['posts'][$language];
        $text = $this->text[$language];
        $isPerson = $template['type'] === ContentType::CommunityProfile->value;
        $title = $isPerson ? $title : $text->sentence(mt_rand(3, 7));
        $date = gmdate('Y-m-d H:i:s', $published);
        $slug = sanitize_title(mb_substr($title, 0, 60)) . "-{$id}";
        $head = [$id, $author, $date, $date, '', $title, '', 'publish', 'closed', 'closed', '', $slug];
        $rows['posts'][] = [...$head, '', '', $date, $date, '', 0, "large-{$id}", 0, $template['type'], '', 0];
        foreach (self::TEXTS as $key => $words) {
            if (isset($metas[$key])) {
                $metas[$key] = $key === '_passerelle_description' ? "<p>{$text->sentence($words)}.</p>" : $text->sentence($words);
            }
        }
        foreach (self::DATES as $key) {
            if (isset($metas[$key]) && $metas[$key] !== '') {
                $metas[$key] = gmdate('Y-m-d H:i:s', (int) strtotime("{$metas[$key]} UTC") + $shift);
            }
        }
        foreach ([...$metas, ...$place['metas'], '_passerelle_group' => (string) $group, '_passerelle_version' => '1'] as $key => $value) {
            $rows['postmeta'][] = [$id, (string) $key, $value];
        }
    }

    /**
     * @param array<string, mixed> $posts
     * @return list<string> seven of ten in both, two in French only, one in English only, if the template has both
     */
    private function languages(array $posts): array
    {
        $wanted = match (true) {
            ($draw = mt_rand(1, 10)) <= 7 => ['fr', 'en'],
            $draw <= 9 => ['fr'],
            default => ['en'],
        };
        $languages = array_values(array_intersect($wanted, array_keys($posts)));

        return $languages === [] ? array_keys($posts) : $languages;
    }

    private function readTemplates(): void
    {
        $sample = ['fr' => '', 'en' => ''];
        $groups = [];
        foreach (ContentType::cases() as $type) {
            foreach ($this->plugin->get(Records::class)->findMany([...$this->plugin->get(Records::class)->allIds($type)]) as $record) {
                if (!$record->status->isPublic() || get_post_meta($record->id, '_passerelle_demo_key', true) === '') {
                    continue;
                }
                $metas = [];
                foreach ((array) get_post_meta($record->id) as $key => $values) {
                    if (is_array($values) && str_starts_with((string) $key, '_passerelle_') && !in_array($key, self::NOT_COPIED, true)) {
                        $metas[(string) $key] = (string) $values[0];
                    }
                }
                $language = $record->language->value;
                $sample[$language] .= ' ' . $record->title . ' ' . implode(' ', array_intersect_key($metas, self::TEXTS));
                $groups[$record->groupId]['type'] = $type->value;
                $groups[$record->groupId]['posts'][$language] = [
                    'metas' => $metas,
                    'author' => (string) $record->ownerId,
                    'title' => $record->title,
                ];
                $terms = wp_get_object_terms($record->id, ['passerelle_country', 'passerelle_sector'], ['fields' => 'tt_ids']);
                $this->places[] = [
                    'metas' => array_intersect_key($metas, ['_passerelle_countries' => true, '_passerelle_sectors' => true]),
                    'terms' => array_values(array_map(intval(...), is_array($terms) ? $terms : [])),
                ];
            }
        }
        $this->templates = array_values($groups);
        $this->text = array_map(static fn (string $each): NaturalText => new NaturalText($each), $sample);
    }

    private function languageTerm(string $language): int
    {
        static $terms = [];
        if (!isset($terms[$language])) {
            $term = get_term_by('slug', $language, 'language');
            $terms[$language] = is_object($term) ? (int) $term->term_taxonomy_id : 0;
        }

        return $terms[$language];
    }

    /** @param list<list<int|string>> $rows */
    private function insert(string $table, array $rows): void
    {
        $wpdb = $this->plugin->get(Database::class)->wpdb;
        $columns = [
            'posts' => 'ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, '
                . 'to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count',
            'postmeta' => 'post_id, meta_key, meta_value',
            'terms' => 'term_id, name, slug, term_group',
            'term_taxonomy' => 'term_taxonomy_id, term_id, taxonomy, description, parent, count',
            'term_relationships' => 'object_id, term_taxonomy_id, term_order',
        ][$table];
        $quote = static fn (int|string $value): string => is_int($value) ? (string) $value : "'" . $wpdb->remove_placeholder_escape($wpdb->_real_escape($value)) . "'";
        foreach (array_chunk($rows, self::CHUNK) as $chunk) {
            $tuples = array_map(static fn (array $row): string => '(' . implode(',', array_map($quote, $row)) . ')', $chunk);
            $this->plugin->get(Database::class)->execute("INSERT INTO {$wpdb->$table} ({$columns}) VALUES " . implode(',', $tuples));
        }
    }
}
