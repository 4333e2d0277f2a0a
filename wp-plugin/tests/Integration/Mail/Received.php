<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail;

/** A mail as a server got it, taken apart. */
final readonly class Received
{
    /** @param array<string, string> $parts decoded, by content type */
    private function __construct(private string $head, public array $parts)
    {
    }

    public static function parse(string $raw): self
    {
        [$head, $body] = self::split($raw);
        if (preg_match('/boundary="?([^"\s;]+)/', $head, $found) !== 1) {
            return new self($head, [self::type($head) => self::decode($head, $body)]);
        }
        $parts = [];
        foreach (array_slice(explode("--{$found[1]}", $body), 1, -1) as $part) {
            [$partHead, $partBody] = self::split(ltrim($part));
            $parts[self::type($partHead)] = self::decode($partHead, $partBody);
        }

        return new self($head, $parts);
    }

    /** Empty where there is none. */
    public function header(string $name): string
    {
        return preg_match('/^' . preg_quote($name, '/') . ':\s*(.*(?:\r?\n[ \t].*)*)/mi', $this->head, $found) === 1
            ? trim((string) iconv_mime_decode((string) preg_replace('/\r?\n[ \t]+/', ' ', $found[1]), 2, 'UTF-8'))
            : '';
    }

    /** @return array{string, string} */
    private static function split(string $raw): array
    {
        $pieces = preg_split('/\r?\n\r?\n/', $raw, 2);

        return [$pieces[0] ?? '', $pieces[1] ?? ''];
    }

    private static function type(string $head): string
    {
        return preg_match('/^Content-Type:\s*([\w\/]+)/mi', $head, $found) === 1 ? $found[1] : '';
    }

    private static function decode(string $head, string $body): string
    {
        return match (true) {
            stripos($head, 'quoted-printable') !== false => quoted_printable_decode($body),
            stripos($head, 'base64') !== false => (string) base64_decode($body, true),
            default => $body,
        };
    }
}
