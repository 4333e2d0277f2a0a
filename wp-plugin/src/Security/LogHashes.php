<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\NamedKeys;
use SensitiveParameter;

/**
 * Keyed hashes of persons and networks. An account always has the same hash, so that administrators can search for it; without
 * the key it cannot be identified. The first key of PASSERELLE_SECURITY_LOG_KEYS is used for writing, all for searching.
 * Without the setting the key is derived from WordPress's salts.
 */
#[Factory('configured')]
final readonly class LogHashes
{
    private const SETTING = 'PASSERELLE_SECURITY_LOG_KEYS';
    private const PURPOSE = 'passerelle security log';
    /** In characters: 128 bits. */
    private const LENGTH = 32;

    /** @param array<string, string> $keys by name */
    public function __construct(#[SensitiveParameter] private array $keys)
    {
    }

    public static function configured(): self
    {
        return new self(NamedKeys::configured(self::SETTING));
    }

    /** @param int|string $account user id or e-mail address */
    public function account(#[SensitiveParameter] int|string $account): string
    {
        return $this->accounts($account)[0];
    }

    /** @return non-empty-list<string> one per key, in the order of the keys */
    public function accounts(#[SensitiveParameter] int|string $account): array
    {
        return $this->of(is_int($account) ? "account:{$account}" : 'email:' . mb_strtolower(trim(mb_scrub($account, 'UTF-8'))));
    }

    public function network(#[SensitiveParameter] string $network): string
    {
        return $this->of("network:{$network}")[0];
    }

    /** @return non-empty-list<string> */
    private function of(#[SensitiveParameter] string $text): array
    {
        // Read on demand, since salts are not defined while plugins are loaded.
        $keys = $this->keys === [] ? [wp_salt('nonce')] : array_values($this->keys);

        return array_map(
            static fn (string $key): string => substr(hash_hmac('sha256', $text, hash_hkdf('sha256', $key, 0, self::PURPOSE)), 0, self::LENGTH),
            $keys,
        );
    }
}
