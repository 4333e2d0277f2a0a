<?php

declare(strict_types=1);

namespace Passerelle\Auth\Tokens;

use SensitiveParameter;

/**
 * "selector.secret": the selector identifies the session and is constant, the secret changes at each use. The next secret is
 * derived from the current one and a key of the site, so that a repeated request gets the same result and the secret cannot be
 * predicted without the key.
 */
final readonly class RefreshToken
{
    private const SELECTOR_BYTES = 16;
    private const SECRET_BYTES = 32;

    private function __construct(public string $selector, #[SensitiveParameter] private string $secret)
    {
    }

    public static function make(): self
    {
        return new self(self::encode(random_bytes(self::SELECTOR_BYTES)), self::encode(random_bytes(self::SECRET_BYTES)));
    }

    /** Null for malformed tokens. */
    public static function parse(#[SensitiveParameter] string $text): ?self
    {
        return preg_match('/^([\w-]{22})\.([\w-]{43})$/D', $text, $parts) === 1 ? new self($parts[1], $parts[2]) : null;
    }

    public function next(#[SensitiveParameter] string $key): self
    {
        return new self($this->selector, self::encode(hash_hmac('sha256', $this->text(), $key, true)));
    }

    /** Stored hash. The secret has 256 random bits, so a fast hash is sufficient. */
    public function hash(): string
    {
        return hash('sha256', $this->text());
    }

    public function text(): string
    {
        return "{$this->selector}.{$this->secret}";
    }

    private static function encode(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
