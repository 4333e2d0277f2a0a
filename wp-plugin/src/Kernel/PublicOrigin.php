<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Public origin of the site: configured, never taken from a request. */
final class PublicOrigin
{
    /** The first is the public origin; the second, which WordPress uses to reach the site, is often the same. */
    private const SETTINGS = ['PASSERELLE_PUBLIC_URL', 'PASSERELLE_FRONTEND_URL'];

    private const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

    /** Without trailing slash; empty when not configured. */
    public static function configured(): string
    {
        foreach (self::SETTINGS as $setting) {
            $origin = defined($setting) ? constant($setting) : '';
            if (is_string($origin) && $origin !== '') {
                return rtrim($origin, '/');
            }
        }

        return '';
    }

    /** Whether an Origin header is the site's. Names of the loopback host are equivalent. */
    public static function isOriginOf(string $origin): bool
    {
        $site = self::partsOf(self::configured());
        $parts = self::partsOf($origin);
        if ($site === null || $parts === null) {
            return false;
        }
        $areLoopback = in_array($site['host'], self::LOOPBACK, true) && in_array($parts['host'], self::LOOPBACK, true);

        return $parts['scheme'] === $site['scheme'] && $parts['port'] === $site['port'] && ($parts['host'] === $site['host'] || $areLoopback);
    }

    /** @return array{scheme: string, host: string, port: int|null}|null */
    private static function partsOf(string $origin): ?array
    {
        $parts = wp_parse_url($origin);
        if (!is_array($parts) || !isset($parts['scheme'], $parts['host'])) {
            return null;
        }

        return ['scheme' => strtolower($parts['scheme']), 'host' => strtolower($parts['host']), 'port' => $parts['port'] ?? null];
    }
}
