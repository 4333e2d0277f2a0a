<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use LogicException;
use SensitiveParameter;

/**
 * The keys that sign access tokens, as "name:key,name:key": the first signs, all of them are believed. A key is
 * replaced by putting a new one in front and removing the old one once its tokens have expired.
 */
final readonly class TokenKeys
{
    private const SETTING = 'PASSERELLE_TOKEN_KEYS';
    private const BYTES_MIN = 32;

    /** @param array<string, string> $keys by name */
    private function __construct(#[SensitiveParameter] public array $keys)
    {
    }

    /** From the environment or wp-config.php. */
    public static function configured(): self
    {
        $constant = defined(self::SETTING) ? constant(self::SETTING) : getenv(self::SETTING);

        return self::parse(is_string($constant) ? $constant : '');
    }

    /** Pairs that are not keys are passed over: a short key signs nothing. */
    public static function parse(#[SensitiveParameter] string $text): self
    {
        $keys = [];
        foreach (explode(',', $text) as $pair) {
            [$name, $key] = [...explode(':', trim($pair), 2), ''];
            if ($name !== '' && strlen($key) >= self::BYTES_MIN) {
                $keys[$name] = $key;
            }
        }

        return new self($keys);
    }

    /** @throws LogicException where none is configured: nobody can sign in */
    public function signingName(): string
    {
        $name = array_key_first($this->keys) ?? throw new LogicException(self::SETTING . ' holds no key: "name:key" with at least ' . self::BYTES_MIN . ' characters.');

        return (string) $name;
    }

    /** A key for another purpose than signing, from the one that signs. */
    public function derive(string $purpose): string
    {
        return hash_hkdf('sha256', $this->keys[$this->signingName()], 0, $purpose);
    }
}
