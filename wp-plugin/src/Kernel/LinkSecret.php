<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use SensitiveParameter;

/** Secrets of links in mails and of one-time tokens: 256 random bits as base64url, stored as a hash only. */
final class LinkSecret
{
    private const BYTES = 32;
    private const WELL_FORMED = '/^[\w-]{43}$/D';

    public static function make(): string
    {
        return rtrim(strtr(base64_encode(random_bytes(self::BYTES)), '+/', '-_'), '=');
    }

    public static function isWellFormed(#[SensitiveParameter] string $secret): bool
    {
        return preg_match(self::WELL_FORMED, $secret) === 1;
    }

    /** Hash by which a secret is stored; for 256 random bits a fast one is sufficient. */
    public static function hash(#[SensitiveParameter] string $secret): string
    {
        return hash('sha256', $secret);
    }
}
