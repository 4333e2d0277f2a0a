<?php

declare(strict_types=1);

namespace Passerelle\Hardening;

/**
 * Makes accounts read-only in the REST API, where the editor needs them to choose an author. They are changed on the site and
 * in /wp-admin only, with password confirmation and validation. Removes the routes of application passwords.
 */
final readonly class RestUsers
{
    private const USERS = '/wp/v2/users';
    private const APPLICATION_PASSWORDS = '/application-passwords';
    private const READS = ['GET', 'HEAD'];
    private const LAST = PHP_INT_MAX;

    public function register(): void
    {
        add_filter('rest_endpoints', $this->endpoints(...), self::LAST);
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
            $endpoints[$route] = self::reading(is_array($handlers) ? $handlers : []);
        }

        return $endpoints;
    }

    /**
     * @param array<mixed> $handlers one handler, or several beside the route's options
     * @return array<mixed>
     */
    private static function reading(array $handlers): array
    {
        $handlers = isset($handlers['callback']) ? [$handlers] : $handlers;

        return array_filter(
            $handlers,
            static fn (mixed $handler, mixed $key): bool => !is_int($key) || (is_array($handler) && self::onlyReads($handler['methods'] ?? '')),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /** Handlers name their methods as text, as a list or, once WordPress has seen them, as keys. */
    private static function onlyReads(mixed $methods): bool
    {
        $names = match (true) {
            is_string($methods) => explode(',', $methods),
            is_array($methods) && array_is_list($methods) => $methods,
            is_array($methods) => array_keys($methods),
            default => [],
        };
        $names = array_map(static fn (mixed $name): string => is_string($name) ? strtoupper(trim($name)) : '', $names);

        return $names !== [] && array_diff($names, self::READS) === [];
    }
}
