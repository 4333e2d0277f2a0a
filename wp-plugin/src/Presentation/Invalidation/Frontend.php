<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Kernel\Composition\Factory;
use SensitiveParameter;

/** Address of the frontend's server and the shared secret for signatures. */
#[Factory('configured')]
final readonly class Frontend
{
    private const PATH = '/api/isr/invalidate';

    public function __construct(
        public string $url,
        #[SensitiveParameter] private string $secret,
    ) {
    }

    /** From wp-config.php; null without a frontend. */
    public static function configured(): ?self
    {
        $url = defined('PASSERELLE_FRONTEND_URL') ? constant('PASSERELLE_FRONTEND_URL') : '';
        $secret = defined('PASSERELLE_INVALIDATION_SECRET') ? constant('PASSERELLE_INVALIDATION_SECRET') : '';

        return is_string($url) && $url !== '' && is_string($secret) && $secret !== '' ? new self($url, $secret) : null;
    }

    public function invalidationUrl(): string
    {
        return rtrim($this->url, '/') . self::PATH;
    }

    /**
     * Hexadecimal HMAC-SHA256 of "timestamp.nonce.body": time and nonce are signed to prevent replays.
     *
     * @param string $nonce new for each request, repeated deliveries included
     */
    public function sign(int $timestamp, string $nonce, string $body): string
    {
        return hash_hmac('sha256', "{$timestamp}.{$nonce}.{$body}", $this->secret);
    }
}
