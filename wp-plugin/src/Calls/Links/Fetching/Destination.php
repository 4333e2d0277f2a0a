<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** Target of one request: a URL, and the address that its host was resolved to. */
final readonly class Destination
{
    /**
     * @param non-empty-string $url absolute, with an ASCII host, without credentials and fragment
     * @param string $host ASCII, lower case
     * @param string $address IP address that is connected to, whatever name servers answer later
     */
    public function __construct(public string $url, public string $host, public int $port, public string $address)
    {
    }
}
