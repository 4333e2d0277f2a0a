<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use WP_Error;

/**
 * Closes what adds, changes and deletes languages in Polylang, for everybody: the site has two, and deleting one would detach all
 * translations. Covers the screens with their forms, the assistant, the REST API and new terms; Provision creates the two languages.
 */
final readonly class ClosedLanguages
{
    private const CAPABILITY = 'manage_languages';
    private const SCREENS = ['mlang', 'mlang_wizard'];
    private const ACTIONS = ['add', 'delete', 'update', 'default-lang', 'content-default-lang'];
    private const TAXONOMIES = ['language', 'term_language'];
    private const LAST = PHP_INT_MAX;
    private const FORBIDDEN = 403;

    public function register(): void
    {
        add_filter('map_meta_cap', static fn (mixed $required, string $capability): mixed => $capability === self::CAPABILITY ? ['do_not_allow'] : $required, self::LAST, 2);
        add_action('admin_init', self::refuseForms(...), PHP_INT_MIN);
        add_filter('pre_insert_term', self::refuseTerm(...), self::LAST, 2);
    }

    private static function refuseForms(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- it only refuses
        $page = wp_unslash($_REQUEST['page'] ?? '');
        $action = wp_unslash($_REQUEST['pll_action'] ?? '');
        // phpcs:enable
        $isForm = is_string($page) && str_starts_with($page, self::SCREENS[0]) && in_array($action, self::ACTIONS, true);
        if ($isForm || in_array($page, self::SCREENS, true)) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- a number
            wp_die(esc_html(__('Sorry, you are not allowed to access this page.')), '', ['response' => self::FORBIDDEN, 'back_link' => true]);
        }
    }

    private static function refuseTerm(mixed $term, string $taxonomy): mixed
    {
        return in_array($taxonomy, self::TAXONOMIES, true) && !Provision::isRunning()
            ? new WP_Error('languages_closed', __('Sorry, you are not allowed to create terms in this taxonomy.'))
            : $term;
    }
}
