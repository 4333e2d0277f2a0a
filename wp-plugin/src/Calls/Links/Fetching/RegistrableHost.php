<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/**
 * The part of a host that its owner registered: example.org of www.example.org. Without the list of public suffixes: second levels
 * under country codes are known by their usual names, and anything else has two labels.
 */
final class RegistrableHost
{
    private const SECOND_LEVELS = [
        'ac', 'asso', 'biz', 'co', 'com', 'edu', 'go', 'gouv', 'gov', 'govt', 'ind', 'info', 'int', 'mil', 'ne', 'net', 'nom', 'or', 'org', 'sch', 'web',
    ];
    private const COUNTRY_CODE = 2;

    public static function of(string $host): string
    {
        if (filter_var(trim($host, '[]'), FILTER_VALIDATE_IP) !== false) {
            return $host;
        }
        $labels = explode('.', $host);
        $count = count($labels);
        $isUnderSecondLevel = $count > 2 && strlen($labels[$count - 1]) === self::COUNTRY_CODE && in_array($labels[$count - 2], self::SECOND_LEVELS, true);

        return implode('.', array_slice($labels, $isUnderSecondLevel ? -3 : -2));
    }
}
