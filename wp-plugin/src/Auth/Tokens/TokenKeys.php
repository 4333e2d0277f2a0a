<?php

declare(strict_types=1);

namespace Passerelle\Auth\Tokens;

use LogicException;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\NamedKeys;
use SensitiveParameter;

/**
 * The keys that sign tokens and links, as "name:key,name:key": the first signs, all verify. To rotate, add a new key in front and
 * remove the old one once what it signed has expired.
 */
#[Factory('configured')]
final readonly class TokenKeys
{
    private const SETTING = 'PASSERELLE_TOKEN_KEYS';

    /** @param array<string, string> $keys by name */
    private function __construct(#[SensitiveParameter] public array $keys)
    {
    }

    /** From the environment or wp-config.php. */
    public static function configured(): self
    {
        return new self(NamedKeys::configured(self::SETTING));
    }

    public static function parse(#[SensitiveParameter] string $text): self
    {
        return new self(NamedKeys::parse($text));
    }

    /** @throws LogicException when none is configured */
    public function signingName(): string
    {
        $name = array_key_first($this->keys) ?? throw new LogicException(self::SETTING . ' holds no key: "name:key" with at least ' . NamedKeys::BYTES_MIN . ' characters.');

        return (string) $name;
    }

    /** Keys for another purpose. They throw a LogicException when they are used and none is configured. */
    public function derive(string $purpose): DerivedKeys
    {
        return new DerivedKeys(function () use ($purpose): array {
            $derived = static fn (string $key): string => hash_hkdf('sha256', $key, 0, $purpose);

            return [$derived($this->keys[$this->signingName()]), ...array_map($derived, array_values(array_slice($this->keys, 1)))];
        });
    }
}
