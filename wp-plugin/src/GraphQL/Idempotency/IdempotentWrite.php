<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use SensitiveParameter;

/** A mutation with an idempotency key. The key belongs to one account, or to one visitor, and to one operation. */
final readonly class IdempotentWrite
{
    private const HEADER = '/^(?<key>[\w-]{43})\.(?<body>[\w-]{43})\.(?<visitor>[\w-]{43})$/D';
    private const ALGORITHM = 'sha256';

    /**
     * @param string $keyHash names the row
     * @param string $bodyHash a keyed hash of the request's body, made by the frontend's server
     * @param string $secret seals the answer: derived from the key, which is not stored
     */
    private function __construct(
        public string $keyHash,
        public string $bodyHash,
        public int $userId,
        public string $operation,
        #[SensitiveParameter] public string $secret,
    ) {
    }

    /**
     * @param string $header key, body and visitor, each as a keyed hash
     * @return self|null null: malformed
     */
    public static function of(#[SensitiveParameter] string $header, int $userId, string $operation): ?self
    {
        if (preg_match(self::HEADER, $header, $parts) !== 1) {
            return null;
        }
        $scope = $userId > 0 ? "account {$userId}" : "visitor {$parts['visitor']}";
        $name = "{$scope} {$operation} {$parts['key']}";

        return new self(
            hash(self::ALGORITHM, $name),
            $parts['body'],
            $userId,
            $operation,
            hash_hkdf(self::ALGORITHM, $name, SODIUM_CRYPTO_SECRETBOX_KEYBYTES, 'idempotent answer'),
        );
    }
}
