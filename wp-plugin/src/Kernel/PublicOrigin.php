<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** The site's address as people know it: configured, never taken from a request. */
final class PublicOrigin
{
    /** The first is where people are; the second, where WordPress reaches the site, is often the same. */
    private const SETTINGS = ['PASSERELLE_PUBLIC_URL', 'PASSERELLE_FRONTEND_URL'];

    private const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

    /** Without a slash at its end; empty where there is no site. */
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

    /** Whether an Origin header names the site. On a developer's machine its host has several names. */
    public static function isOriginOf(string $origin): bool
    {
        $site = self::partsOf(self::configured());
        $given = self::partsOf($origin);
        if ($site === null || $given === null) {
            return false;
        }
        $areLoopback = in_array($site['host'], self::LOOPBACK, true) && in_array($given['host'], self::LOOPBACK, true);

        return $given['scheme'] === $site['scheme'] && $given['port'] === $site['port'] && ($given['host'] === $site['host'] || $areLoopback);
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
