<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

/** Network prefix by which requests are counted. */
final class Network
{
    private const IPV6_NETWORK_BYTES = 8;

    /**
     * @param string $address IP address of a browser
     * @return string the same for a whole /64 of IPv6, which a single customer may use
     */
    public static function of(string $address): string
    {
        $bytes = filter_var($address, FILTER_VALIDATE_IP) === false ? false : inet_pton($address);

        return match (true) {
            $bytes === false => 'unknown',
            strlen($bytes) > 4 && !str_starts_with($bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff") => bin2hex(substr($bytes, 0, self::IPV6_NETWORK_BYTES)),
            default => bin2hex(substr($bytes, -4)),
        };
    }
}
