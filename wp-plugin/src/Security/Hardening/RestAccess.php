<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Files\FileRoute;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use WP;

/**
 * Restricts WordPress's REST API to staff with a WordPress session and, for the routes of this plugin, the frontend's server.
 * All other requests get the same 401, whether or not the route exists.
 */
final readonly class RestAccess
{
    /** Just before WordPress serves the request, when the API is not loaded yet. */
    private const BEFORE_SERVING = 9;
    private const LAST = PHP_INT_MAX;
    private const STATUS = 401;
    /** Discovery links that WordPress sends without authentication. */
    private const DISCOVERY = ['Link', 'Access-Control-Expose-Headers', 'Access-Control-Allow-Headers'];

    public function __construct(private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        add_action('parse_request', $this->refuseEarly(...), self::BEFORE_SERVING);
        // Again after WordPress has checked the nonce, since a cookie without one is anonymous.
        add_filter('rest_authentication_errors', $this->check(...), self::LAST);
        add_action('rest_api_init', static function (): void {
            // It would allow any origin to read responses with the user's cookies.
            remove_filter('rest_pre_serve_request', 'rest_send_cors_headers');
        }, self::LAST);
    }

    private function refuseEarly(WP $wp): void
    {
        $route = self::route($wp);
        if ($route !== '' && !$this->allows($route)) {
            $this->refuse();
        }
    }

    private function check(mixed $result): mixed
    {
        $wp = $GLOBALS['wp'] ?? null;
        if (!$wp instanceof WP || !$this->allows(self::route($wp))) {
            $this->refuse();
        }

        return $result;
    }

    private function refuse(): never
    {
        array_map(header_remove(...), self::DISCOVERY);
        nocache_headers();
        wp_send_json([
            'code' => 'rest_not_logged_in',
            'message' => __('You are not currently logged in.'),
            'data' => ['status' => self::STATUS],
        ], self::STATUS);
    }

    private function allows(string $route): bool
    {
        if ($this->request->isTrusted() && str_starts_with(ltrim($route, '/'), FileRoute::NAMESPACE . '/')) {
            return true;
        }

        return $this->viewers->current()->isStaff();
    }

    private static function route(WP $wp): string
    {
        $route = $wp->query_vars['rest_route'] ?? '';

        return is_string($route) ? $route : '';
    }
}
