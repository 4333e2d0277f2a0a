<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Module;

/**
 * All terms of a taxonomy with their meta in one query without language filter, cached in the object cache until a term changes.
 *
 * @phpstan-type TermRow array{id: int, slug: string, name: string, parent: int, meta: array<string, string>}
 */
final readonly class Terms implements Module
{
    private const CACHE_GROUP = 'passerelle_reference';

    public function __construct(private Database $db)
    {
    }

    public function register(): void
    {
        foreach (Taxonomies::all() as $taxonomy) {
            foreach (['created', 'edited', 'delete'] as $event) {
                add_action("{$event}_{$taxonomy}", static fn () => self::forget($taxonomy));
            }
        }
        foreach (['added_term_meta', 'updated_term_meta', 'deleted_term_meta'] as $hook) {
            add_action($hook, static fn () => array_map(self::forget(...), Taxonomies::all()));
        }
    }

    /** @return list<TermRow> in no particular order */
    public function of(string $taxonomy): array
    {
        /** @var list<TermRow>|false $known */
        $known = wp_cache_get($taxonomy, self::CACHE_GROUP);
        if (is_array($known)) {
            return $known;
        }
        $terms = $this->read($taxonomy);
        wp_cache_set($taxonomy, $terms, self::CACHE_GROUP);

        return $terms;
    }

    public static function forget(string $taxonomy): void
    {
        wp_cache_delete($taxonomy, self::CACHE_GROUP);
    }

    /** @return list<TermRow> */
    private function read(string $taxonomy): array
    {
        $wpdb = $this->db->wpdb;
        $rows = $this->db->rows(
            "SELECT t.term_id, t.slug, t.name, tt.parent, m.meta_key, m.meta_value
            FROM {$wpdb->term_taxonomy} tt
            JOIN {$wpdb->terms} t ON t.term_id = tt.term_id
            LEFT JOIN {$wpdb->termmeta} m ON m.term_id = t.term_id
            WHERE tt.taxonomy = %s
            ORDER BY t.term_id",
            $taxonomy,
        );
        $terms = [];
        foreach ($rows as $row) {
            $id = (int) $row['term_id'];
            $terms[$id] ??= [
                'id' => $id,
                'slug' => (string) $row['slug'],
                'name' => html_entity_decode((string) $row['name'], ENT_QUOTES, 'UTF-8'),
                'parent' => (int) $row['parent'],
                'meta' => [],
            ];
            if ($row['meta_key'] !== null) {
                $terms[$id]['meta'][$row['meta_key']] = (string) $row['meta_value'];
            }
        }

        return array_values($terms);
    }
}
