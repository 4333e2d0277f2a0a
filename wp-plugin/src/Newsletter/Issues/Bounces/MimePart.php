<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues\Bounces;

/** A mail, or one of its parts: as much of MIME as reports of mail servers need. */
final readonly class MimePart
{
    /** @param array<string, string> $headers by name in lower case, the first of each */
    private function __construct(private array $headers, public string $body)
    {
    }

    public static function parse(string $text): self
    {
        $pieces = preg_split('/\r?\n\r?\n/', ltrim($text, "\r\n"), 2) ?: [];

        return new self(self::fields($pieces[0] ?? ''), $pieces[1] ?? '');
    }

    /** @return array<string, string> by name in lower case, the first of each */
    public static function fields(string $block): array
    {
        $fields = [];
        $lines = preg_split('/\r?\n/', (string) preg_replace('/\r?\n[ \t]+/', ' ', $block)) ?: [];
        foreach ($lines as $line) {
            if (preg_match('/^([!-9;-~]+):(.*)$/', $line, $parts) === 1) {
                $fields[strtolower($parts[1])] ??= trim($parts[2]);
            }
        }

        return $fields;
    }

    public function header(string $name): string
    {
        return $this->headers[$name] ?? '';
    }

    /** In lower case, without parameters. */
    public function type(): string
    {
        return strtolower(trim(explode(';', $this->header('content-type'))[0]));
    }

    /** Parameter of Content-Type; empty without it. */
    public function parameter(string $name): string
    {
        $pattern = '/;\s*' . preg_quote($name, '/') . '\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i';

        return preg_match($pattern, $this->header('content-type'), $found) === 1 ? $found[1] . ($found[2] ?? '') : '';
    }

    /** @return list<self> those of a multipart; a last one that was cut off is among them */
    public function parts(): array
    {
        $boundary = $this->parameter('boundary');
        if ($boundary === '') {
            return [];
        }
        $mark = preg_quote($boundary, '/');
        $ended = preg_split("/^--{$mark}--[ \\t]*\\r?$/m", $this->body, 2) ?: [];
        $pieces = preg_split("/^--{$mark}[ \\t]*\\r?$/m", $ended[0] ?? '') ?: [];

        return array_map(self::parse(...), array_slice($pieces, 1));
    }
}
