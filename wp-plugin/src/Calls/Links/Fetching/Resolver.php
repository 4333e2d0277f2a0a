<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** Finds the IP addresses of a host. */
interface Resolver
{
    /** @return list<string> empty when the host has none or does not exist */
    public function addresses(string $host): array;
}
