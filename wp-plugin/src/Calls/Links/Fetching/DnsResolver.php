<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** Asks the name servers of the machine, not its list of hosts. */
final readonly class DnsResolver implements Resolver
{
    public function addresses(string $host): array
    {
        // The final dot: the search domains of the machine are not tried.
        $records = array_merge(self::records($host, DNS_A), self::records($host, DNS_AAAA));
        $addresses = array_map(static fn (array $record): mixed => $record['ip'] ?? $record['ipv6'] ?? null, $records);

        return array_values(array_filter($addresses, is_string(...)));
    }

    /** @return list<array<string, mixed>> */
    private static function records(string $host, int $type): array
    {
        // phpcs:ignore WordPress.PHP.NoSilencedErrors -- warns when no name server answers: the host has no address then
        $records = @dns_get_record("{$host}.", $type);

        return $records === false ? [] : $records;
    }
}
