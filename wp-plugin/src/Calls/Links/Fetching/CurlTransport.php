<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

use CurlHandle;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;

/**
 * Requests by cURL, each on a connection of its own to the address that was checked. Without cookies, credentials, proxies,
 * caches or decompression; what exceeds the limit of bytes is not read.
 */
#[Factory('configured')]
final readonly class CurlTransport implements Transport
{
    private const AGENT = 'PasserelleLinkCheck/1.0';
    private const MILLISECONDS = 1_000;
    private const CERTIFICATE_ERRORS = [CURLE_SSL_PEER_CERTIFICATE, CURLE_SSL_CACERT, CURLE_SSL_CACERT_BADFILE];

    /**
     * @param non-empty-string $agent name of the check in requests
     * @param non-empty-string $certificates file of the authorities that browsers trust
     * @param int $maxBytes of the headers, and of the body
     */
    public function __construct(private string $agent, private string $certificates, private int $maxBytes)
    {
    }

    public static function configured(Config $config): self
    {
        $agent = self::AGENT . ' (+' . PublicOrigin::configured() . ')';

        return new self($agent, ABSPATH . WPINC . '/certificates/ca-bundle.crt', $config->limit('callLinks', 'maxBytes'));
    }

    public function send(Destination $to, bool $headOnly, float $seconds): Answer
    {
        $curl = curl_init();
        $headers = $body = 0;
        $milliseconds = max(1, (int) ($seconds * self::MILLISECONDS));
        curl_setopt_array($curl, [
            CURLOPT_URL => $to->url,
            // Any host of this request leads to the checked address: no name is resolved again.
            CURLOPT_CONNECT_TO => ['::' . self::bracketed($to->address) . ":{$to->port}"],
            CURLOPT_PROXY => '',
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_FRESH_CONNECT => true,
            CURLOPT_FORBID_REUSE => true,
            CURLOPT_NETRC => false,
            CURLOPT_NOBODY => $headOnly,
            CURLOPT_USERAGENT => $this->agent,
            CURLOPT_HTTPHEADER => ['Accept: text/html,*/*;q=0.5'],
            CURLOPT_CAINFO => $this->certificates,
            CURLOPT_SSL_VERIFYPEER => true,
            CURLOPT_SSL_VERIFYHOST => 2,
            CURLOPT_CONNECTTIMEOUT_MS => $milliseconds,
            CURLOPT_TIMEOUT_MS => $milliseconds,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_HEADERFUNCTION => $this->counter($headers),
            CURLOPT_WRITEFUNCTION => $this->counter($body),
        ]);
        curl_exec($curl);

        return $this->answer($curl, $headers > $this->maxBytes, $body > $this->maxBytes);
    }

    /** @throws TransportFailed */
    private function answer(CurlHandle $curl, bool $hasLongHeaders, bool $hasLongBody): Answer
    {
        $error = curl_errno($curl);
        if ($hasLongHeaders || ($error !== CURLE_OK && !$hasLongBody)) {
            throw new TransportFailed(curl_error($curl), in_array($error, self::CERTIFICATE_ERRORS, true));
        }
        $redirect = curl_getinfo($curl, CURLINFO_REDIRECT_URL);

        return new Answer(curl_getinfo($curl, CURLINFO_RESPONSE_CODE), is_string($redirect) && $redirect !== '' ? $redirect : null);
    }

    /** @return callable(CurlHandle, string): int */
    private function counter(int &$bytes): callable
    {
        return function (CurlHandle $curl, string $data) use (&$bytes): int {
            $bytes += strlen($data);

            return $bytes > $this->maxBytes ? 0 : strlen($data);
        };
    }

    private static function bracketed(string $address): string
    {
        return str_contains($address, ':') ? "[{$address}]" : $address;
    }
}
