<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Site\PageKey;
use WP;

/**
 * Disables WordPress's front end: page requests redirect to the site; feeds, sitemaps, embeds and the like are 404. Runs
 * before WordPress queries any content.
 */
#[Factory('configured')]
final readonly class ClosedFront
{
    /** After REST and GraphQL, which end the request. */
    private const LAST = PHP_INT_MAX;
    private const FOR_PROGRAMS = ['feed', 'withcomments', 'sitemap', 'sitemap-stylesheet', 'embed', 'tb', 'robots', 'favicon', 'rest_route'];
    private const SEE_OTHER = 303;
    private const NOT_FOUND = 404;

    /** @param string $origin of the site, without trailing slash; empty when not configured */
    public function __construct(private Config $config, private Languages $languages, private string $origin)
    {
    }

    public static function configured(Config $config, Languages $languages): self
    {
        return new self($config, $languages, PublicOrigin::configured());
    }

    public function register(): void
    {
        add_action('parse_request', $this->close(...), self::LAST);
        add_filter('wp_sitemaps_enabled', '__return_false', self::LAST);
        add_filter('the_generator', '__return_empty_string', self::LAST);
        add_filter('x_redirect_by', '__return_false', self::LAST);
        if (!is_admin()) {
            // It would respond to preview URLs with its own errors.
            remove_action('plugins_loaded', '_wp_customize_include');
        }
        foreach (['rsd_link', 'wp_generator', 'rest_output_link_wp_head', 'wp_oembed_add_discovery_links', 'wp_shortlink_wp_head'] as $output) {
            remove_action('wp_head', $output);
        }
    }

    /**
     * Redirect target of a request to WordPress.
     *
     * @param array<mixed> $vars query variables of WordPress
     * @return string|null absolute URL; null: not found
     */
    public function target(string $path, array $vars): ?string
    {
        if ($this->origin === '' || array_intersect_key($vars, array_flip(self::FOR_PROGRAMS)) !== []) {
            return null;
        }
        $language = Lang::tryFrom(explode('/', ltrim($path, '/'))[0]) ?? Lang::DEFAULT;
        foreach (Lang::cases() as $each) {
            if ($this->isPrivacyPage($each, $path, $vars)) {
                return $this->origin . $this->config->pagePath('privacy', $each->value);
            }
        }

        return $this->origin . $this->config->pagePath('home', $language->value);
    }

    private function close(WP $wp): void
    {
        // Also runs for wp-admin's lists, and for GraphQL when it resolves a URI.
        if (is_admin() || did_action('graphql_process_http_request') > 0) {
            return;
        }
        $target = $this->target((string) strtok(ServerVariables::text('REQUEST_URI'), '?'), $wp->query_vars);
        nocache_headers();
        header('X-Robots-Tag: noindex');
        if ($target === null) {
            status_header(self::NOT_FOUND);
            exit;
        }
        // phpcs:ignore WordPress.Security.SafeRedirect -- another host than WordPress's, and configured
        wp_redirect($target, self::SEE_OTHER);
        exit;
    }

    /** @param array<mixed> $vars */
    private function isPrivacyPage(Lang $language, string $path, array $vars): bool
    {
        $option = get_option(PageKey::Privacy->option());
        $page = is_numeric($option) ? ($this->languages->translations((int) $option)[$language->value] ?? 0) : 0;
        if ($page === 0) {
            return false;
        }
        $requested = $vars['page_id'] ?? 0;
        $address = wp_parse_url((string) get_permalink($page), PHP_URL_PATH);

        return (is_numeric($requested) && (int) $requested === $page) || (is_string($address) && $address !== '/' && rtrim($address, '/') === rtrim($path, '/'));
    }
}
