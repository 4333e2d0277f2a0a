<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use SensitiveParameter;

/** Compressed and encrypted answers: they may contain personal data and the tokens of a session. */
final class SealedAnswer
{
    /** @param array<array-key, mixed> $answer */
    public static function close(array $answer, #[SensitiveParameter] string $secret): string
    {
        $nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
        $text = (string) gzcompress(json_encode($answer, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE));

        return base64_encode($nonce . sodium_crypto_secretbox($text, $nonce, $secret));
    }

    /** @return array<array-key, mixed>|null null: not sealed with this secret */
    public static function open(string $sealed, #[SensitiveParameter] string $secret): ?array
    {
        $bytes = (string) base64_decode($sealed, true);
        if (strlen($bytes) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES) {
            return null;
        }
        $text = sodium_crypto_secretbox_open(
            substr($bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
            substr($bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
            $secret,
        );
        $answer = $text === false ? null : json_decode((string) gzuncompress($text), true);

        return is_array($answer) ? $answer : null;
    }
}
