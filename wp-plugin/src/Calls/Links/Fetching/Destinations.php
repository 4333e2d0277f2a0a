<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** Decides whether a URL may be requested, and at which address. Asked again for each redirect. */
final readonly class Destinations
{
    private const PORTS = ['http' => 80, 'https' => 443];
    /** What parsers of URLs read differently, before characters that are not ASCII are encoded. */
    private const AMBIGUOUS = '/[\x00-\x20\x7F\\\\]/';
    private const NAME = '/^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/';
    /** A number in the last label makes it an IPv4 address, in whatever notation: 127.1, 0x7f.1, 2130706433. */
    private const ENDS_IN_NUMBER = '/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/';

    public function __construct(private Resolver $resolver)
    {
    }

    /** @throws NotFetched */
    public function of(string $url): Destination
    {
        $parts = preg_match(self::AMBIGUOUS, $url) === 1 ? false : parse_url($url);
        $scheme = strtolower($parts['scheme'] ?? '');
        if ($parts === false || !isset(self::PORTS[$scheme]) || isset($parts['user']) || isset($parts['pass'])) {
            throw NotFetched::unsupported();
        }
        $port = $parts['port'] ?? self::PORTS[$scheme];
        if (!in_array($port, self::PORTS, true)) {
            throw NotFetched::unsupported();
        }
        $host = self::host($parts['host'] ?? '');
        $address = $this->address($host);
        $path = self::encoded($parts['path'] ?? '/') . (isset($parts['query']) ? '?' . self::encoded($parts['query']) : '');

        return new Destination("{$scheme}://{$host}:{$port}{$path}", $host, $port, $address);
    }

    /**
     * A host with one address that is not public is refused as a whole.
     *
     * @throws NotFetched
     */
    private function address(string $host): string
    {
        $literal = trim($host, '[]');
        $addresses = filter_var($literal, FILTER_VALIDATE_IP) === false ? $this->resolver->addresses($host) : [$literal];
        foreach ($addresses as $address) {
            if (!PublicAddress::is($address)) {
                throw NotFetched::unreachable();
            }
        }

        return $addresses[0] ?? throw NotFetched::unreachable();
    }

    /**
     * @return string ASCII, lower case; an IPv6 address in brackets
     * @throws NotFetched
     */
    private static function host(string $written): string
    {
        if (str_starts_with($written, '[')) {
            return filter_var(trim($written, '[]'), FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) === false ? throw NotFetched::unreachable() : strtolower($written);
        }
        $ascii = idn_to_ascii($written, IDNA_DEFAULT, INTL_IDNA_VARIANT_UTS46);
        $host = rtrim(strtolower($ascii === false ? '' : $ascii), '.');
        $isNumber = preg_match(self::ENDS_IN_NUMBER, $host) === 1 && filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4) === false;
        if ($isNumber || preg_match(self::NAME, $host) !== 1) {
            throw NotFetched::unreachable();
        }

        return $host;
    }

    private static function encoded(string $text): string
    {
        return (string) preg_replace_callback('/[^\x21-\x7E]/', static fn (array $byte): string => rawurlencode($byte[0]), $text);
    }
}
