<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** The site's address as people know it: configured, never taken from a request. */
final class PublicOrigin
{
    /** The first is where people are; the second, where WordPress reaches the site, is often the same. */
    private const SETTINGS = ['PASSERELLE_PUBLIC_URL', 'PASSERELLE_FRONTEND_URL'];

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
}
