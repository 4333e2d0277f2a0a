<?php

declare(strict_types=1);

namespace Passerelle\StandIns\Languages;

/** Polylang's four taxonomies, under its names and with its arguments, so that it can use the data later. */
final class Taxonomies
{
    public static function register(): void
    {
        $common = ['label' => false, 'public' => false, 'publicly_queryable' => true, 'rewrite' => false];
        register_taxonomy('language', self::postTypes(), ['query_var' => 'lang'] + $common);
        register_taxonomy('term_language', 'term', ['query_var' => false] + $common);
        $counted = ['query_var' => false, 'update_count_callback' => '_update_generic_term_count'];
        register_taxonomy('post_translations', self::postTypes(), $counted + $common);
        register_taxonomy('term_translations', 'term', $counted + $common);
    }

    /** @return list<string> */
    public static function postTypes(): array
    {
        $types = ['post' => 'post', 'page' => 'page'];

        return array_values((array) apply_filters('pll_get_post_types', $types, false));
    }

    /** @return list<string> */
    public static function taxonomies(): array
    {
        $taxonomies = ['category' => 'category', 'post_tag' => 'post_tag'];

        return array_values((array) apply_filters('pll_get_taxonomies', $taxonomies, false));
    }
}
