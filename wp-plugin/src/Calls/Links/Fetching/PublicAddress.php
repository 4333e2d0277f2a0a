<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** Whether an IP address belongs to the public internet: not to a machine, its networks, its cloud, or a transition mechanism that leads there. */
final class PublicAddress
{
    /** IANA's registry of special-purpose addresses, multicast, and the service address of Azure's machines. */
    private const NOT_PUBLIC_V4 = [
        '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '168.63.129.16/32', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
        '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
    ];

    /** Everything else (loopback, local, link-local, multicast, IPv4-mapped, NAT64) is outside. */
    private const GLOBAL_V6 = '2000::/3';

    /** Protocol assignments with Teredo, documentation, 6to4. */
    private const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

    public static function is(string $address): bool
    {
        if (filter_var($address, FILTER_VALIDATE_IP) === false) {
            return false;
        }
        $bytes = (string) inet_pton($address);
        if (strlen($bytes) === strlen((string) inet_pton('::'))) {
            return self::isIn($bytes, self::GLOBAL_V6) && !self::isInAny($bytes, self::NOT_PUBLIC_V6);
        }

        return !self::isInAny($bytes, self::NOT_PUBLIC_V4);
    }

    /** @param list<string> $networks */
    private static function isInAny(string $bytes, array $networks): bool
    {
        foreach ($networks as $network) {
            if (self::isIn($bytes, $network)) {
                return true;
            }
        }

        return false;
    }

    private static function isIn(string $bytes, string $network): bool
    {
        [$base, $length] = [...explode('/', $network), ''];
        $start = (string) inet_pton($base);
        $whole = intdiv((int) $length, 8);
        $mask = 0xFF << (8 - (int) $length % 8) & 0xFF;

        return substr($bytes, 0, $whole) === substr($start, 0, $whole)
            && ($mask === 0 || (ord($bytes[$whole]) & $mask) === (ord($start[$whole]) & $mask));
    }
}
