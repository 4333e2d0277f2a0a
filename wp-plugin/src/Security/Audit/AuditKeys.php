<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\NamedKeys;
use SensitiveParameter;

/**
 * Keys of the chain. The first key of PASSERELLE_AUDIT_KEYS writes; the others verify older lines, so none may be removed as long
 * as it is named by a line. Without the setting the key comes from WordPress's salts, under a name that changes with them.
 */
#[Factory('configured')]
final readonly class AuditKeys
{
    private const SETTING = 'PASSERELLE_AUDIT_KEYS';
    private const PURPOSE = 'passerelle audit log';
    private const SALTS = 'salts-';
    private const FINGERPRINT_LENGTH = 8;

    /** @param array<string, string> $keys by name; empty: WordPress's salts */
    public function __construct(#[SensitiveParameter] private array $keys)
    {
    }

    public static function configured(): self
    {
        return new self(NamedKeys::configured(self::SETTING));
    }

    /** The name of the key that new lines are hashed with. */
    public function current(): string
    {
        return array_key_first($this->keys()) ?? '';
    }

    /** @return string|null hexadecimal HMAC-SHA-256; null when there is no key of that name */
    public function hash(string $keyName, string $text): ?string
    {
        $key = $this->keys()[$keyName] ?? null;

        return $key === null ? null : hash_hmac('sha256', $text, hash_hkdf('sha256', $key, 0, self::PURPOSE));
    }

    /** @return array<string, string> by name */
    private function keys(): array
    {
        if ($this->keys !== []) {
            return $this->keys;
        }
        // Salts are not there yet while plugins are loaded: they are read when first needed.
        $salt = wp_salt('secure_auth');

        return [self::SALTS . substr(hash_hmac('sha256', self::SALTS, $salt), 0, self::FINGERPRINT_LENGTH) => $salt];
    }
}
