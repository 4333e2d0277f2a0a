<?php

declare(strict_types=1);

namespace Passerelle\StandIns\Languages;

use WP_Query;

/**
 * Polylang narrows every query for posts and translated terms of a public request to the current language unless the query has
 * `lang` ('' means all). Code that forgets it must fail here in the same way.
 */
final class QueryFilter
{
    public static function register(): void
    {
        add_action('parse_query', self::posts(...), 6);
        add_filter('terms_clauses', self::terms(...), 10, 3);
        add_filter('locale', self::locale(...));
    }

    private static function posts(WP_Query $query): void
    {
        $language = Languages::current();
        $term = $language === null ? null : Languages::term($language);
        if ($term === null || self::namesLanguage($query->query_vars) || !self::isTranslated($query->query_vars)) {
            return;
        }
        $clause = ['taxonomy' => 'language', 'field' => 'term_taxonomy_id', 'terms' => [$term->term_taxonomy_id]];
        $input = $query->query_vars['tax_query'] ?? [];
        $query->query_vars['tax_query'] = is_array($input) && $input !== [] ? [$clause, $input] : [$clause];
    }

    private static function locale(string $locale): string
    {
        $language = did_action('setup_theme') > 0 ? Languages::current() : null;

        return $language === null ? $locale : (string) Languages::property($language, 'locale');
    }

    /**
     * @param array<string, string> $clauses
     * @param list<string>|null $taxonomies
     * @param array<string, mixed> $args
     * @return array<string, string>
     */
    private static function terms(array $clauses, ?array $taxonomies, array $args): array
    {
        $translated = array_intersect((array) $taxonomies, Taxonomies::taxonomies()) !== [];
        if (!$translated || !empty($args['object_ids'])) {
            return $clauses;
        }
        $requested = $args['lang'] ?? Languages::current() ?? '';
        $slugs = is_array($requested) ? $requested : array_filter(explode(',', (string) $requested));
        $ids = array_map(static fn ($slug): int => Languages::term((string) $slug, 'term_language')->term_taxonomy_id ?? 0, $slugs);
        $ids = array_filter($ids);
        if ($ids !== []) {
            global $wpdb;
            $clauses['join'] .= " INNER JOIN {$wpdb->term_relationships} AS pll_tr ON pll_tr.object_id = t.term_id";
            $clauses['where'] .= ' AND pll_tr.term_taxonomy_id IN (' . implode(',', $ids) . ')';
        }

        return $clauses;
    }

    /** @param array<string, mixed> $vars */
    private static function namesLanguage(array $vars): bool
    {
        if (isset($vars['lang'])) {
            return true;
        }
        $clauses = is_array($vars['tax_query'] ?? null) ? $vars['tax_query'] : [];

        return in_array('language', array_column(array_filter($clauses, is_array(...)), 'taxonomy'), true);
    }

    /** @param array<string, mixed> $vars */
    private static function isTranslated(array $vars): bool
    {
        $types = (array) ($vars['post_type'] ?? []);

        return $types === [] || $types === ['']  || array_intersect($types, Taxonomies::postTypes()) !== [];
    }
}
