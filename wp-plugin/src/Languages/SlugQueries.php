<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use WP_Query;

/**
 * Adds the language to WordPress's queries by slug, which would otherwise return the first of two posts with the same slug.
 * Used by previews and other plugins, not by the plugin itself.
 */
final readonly class SlugQueries
{
    /** @param list<string> $postTypes */
    public function __construct(private array $postTypes)
    {
    }

    public function register(): void
    {
        add_filter('posts_clauses', $this->filter(...), 10, 2);
    }

    private function filter(mixed $clauses, mixed $query): mixed
    {
        if (!is_array($clauses) || !$query instanceof WP_Query || !is_string($clauses['join'] ?? null)) {
            return $clauses;
        }
        $type = $query->get('post_type');
        $language = $query->get('lang');
        $lang = is_string($language) ? Lang::tryFrom($language) : null;
        if (!in_array($type, $this->postTypes, true) || $lang === null || $query->get('name') === '') {
            return $clauses;
        }
        global $wpdb;
        $clauses['join'] .= $wpdb->prepare(
            " JOIN {$wpdb->term_relationships} passerelle_tr ON passerelle_tr.object_id = {$wpdb->posts}.ID
            JOIN {$wpdb->term_taxonomy} passerelle_tt ON passerelle_tt.term_taxonomy_id = passerelle_tr.term_taxonomy_id
                AND passerelle_tt.taxonomy = 'language'
            JOIN {$wpdb->terms} passerelle_t ON passerelle_t.term_id = passerelle_tt.term_id AND passerelle_t.slug = %s",
            $lang->value,
        );

        return $clauses;
    }
}
