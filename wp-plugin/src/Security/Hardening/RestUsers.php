<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use WP_Error;
use WP_REST_Request;

/**
 * Makes accounts read-only in the REST API, where the editor needs them to choose an author. They are changed on the site and
 * in /wp-admin only, with password confirmation and validation. One's own preferences of the editor are the only exception.
 * Removes the routes of application passwords.
 */
final readonly class RestUsers
{
    private const USERS = '/wp/v2/users';
    private const APPLICATION_PASSWORDS = '/application-passwords';
    private const OWN = '/wp/v2/users/me';
    private const META = 'meta';
    private const PREFERENCES = 'persisted_preferences';
    private const READS = ['GET', 'HEAD'];
    private const WRITES = ['POST', 'PUT', 'PATCH'];
    private const NOT_FOUND = 404;
    private const LAST = PHP_INT_MAX;

    public function register(): void
    {
        add_filter('rest_endpoints', $this->endpoints(...), self::LAST);
        add_filter('rest_request_before_callbacks', $this->check(...), self::LAST, 3);
    }

    /** Answers a write like a route that does not exist, unless it changes one's own preferences and nothing else. */
    private function check(mixed $answer, mixed $handler, WP_REST_Request $request): mixed
    {
        return $request->get_route() === self::OWN && !in_array($request->get_method(), self::READS, true) && !self::hasOnlyPreferences($request)
            ? new WP_Error('rest_no_route', __('No route was found matching the URL and request method.'), ['status' => self::NOT_FOUND])
            : $answer;
    }

    private static function hasOnlyPreferences(WP_REST_Request $request): bool
    {
        // "_locale" and the like concern the answer; "rest_route" is the route itself.
        $query = array_filter(
            $request->get_query_params(),
            static fn (int|string $name): bool => $name !== 'rest_route' && !str_starts_with((string) $name, '_'),
            ARRAY_FILTER_USE_KEY,
        );
        $sent = [...$query, ...$request->get_body_params(), ...$request->get_json_params() ?? [], ...$request->get_file_params()];
        $meta = $sent[self::META] ?? null;

        return array_keys($sent) === [self::META] && is_array($meta) && array_keys($meta) === [self::PREFERENCES];
    }

    private function endpoints(mixed $endpoints): mixed
    {
        if (!is_array($endpoints)) {
            return $endpoints;
        }
        foreach ($endpoints as $route => $handlers) {
            if (!is_string($route) || !str_starts_with($route, self::USERS)) {
                continue;
            }
            if (str_contains($route, self::APPLICATION_PASSWORDS)) {
                unset($endpoints[$route]);
                continue;
            }
            $endpoints[$route] = self::allowed(is_array($handlers) ? $handlers : [], $route === self::OWN ? [...self::READS, ...self::WRITES] : self::READS);
        }

        return $endpoints;
    }

    /**
     * @param array<mixed> $handlers one handler, or several beside the route's options
     * @param list<string> $methods
     * @return array<mixed>
     */
    private static function allowed(array $handlers, array $methods): array
    {
        $handlers = isset($handlers['callback']) ? [$handlers] : $handlers;

        return array_filter(
            $handlers,
            static fn (mixed $handler, mixed $key): bool => !is_int($key) || (is_array($handler) && self::hasOnly($methods, $handler['methods'] ?? '')),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /**
     * Handlers name their methods as text, as a list or, once WordPress has seen them, as keys.
     *
     * @param list<string> $allowed
     */
    private static function hasOnly(array $allowed, mixed $methods): bool
    {
        $names = match (true) {
            is_string($methods) => explode(',', $methods),
            is_array($methods) && array_is_list($methods) => $methods,
            is_array($methods) => array_keys($methods),
            default => [],
        };
        $names = array_map(static fn (mixed $name): string => is_string($name) ? strtoupper(trim($name)) : '', $names);

        return $names !== [] && array_diff($names, $allowed) === [];
    }
}
