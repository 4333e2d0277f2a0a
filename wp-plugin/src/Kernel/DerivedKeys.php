<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Closure;
use SensitiveParameter;

/** Keys of one purpose, one from each key of the site: the first signs, all verify, so that a new key ends nothing signed before. */
final readonly class DerivedKeys
{
    /** Characters of a whole signature. */
    public const LENGTH = 64;
    private const ALGORITHM = 'sha256';

    /** @param Closure(): non-empty-list<string> $keys read on demand, so that a site without keys can run, without sign-in */
    public function __construct(private Closure $keys)
    {
    }

    /** @return non-empty-list<string> */
    public function all(): array
    {
        return ($this->keys)();
    }

    /** @return string hexadecimal digits */
    public function sign(#[SensitiveParameter] string $text, int $length = self::LENGTH): string
    {
        return self::signature($this->all()[0], $text, $length);
    }

    /** Whether one of the keys made the signature of the text, cut to the length. */
    public function verify(#[SensitiveParameter] string $text, #[SensitiveParameter] string $signature, int $length = self::LENGTH): bool
    {
        foreach ($this->all() as $key) {
            if (hash_equals(self::signature($key, $text, $length), $signature)) {
                return true;
            }
        }

        return false;
    }

    private static function signature(#[SensitiveParameter] string $key, #[SensitiveParameter] string $text, int $length): string
    {
        return substr(hash_hmac(self::ALGORITHM, $text, $key), 0, $length);
    }
}
