<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Export;

use Closure;
use Passerelle\Auth\Session;
use Passerelle\Kernel\Clock;
use SensitiveParameter;

/**
 * Proof that the person of a session gave their password a moment ago: "end.signature". It is good for this session only,
 * for some minutes, and worth nothing without the session's own access token.
 */
final readonly class ExportPass
{
    /** @param Closure(): string $key read when it is needed: a site without keys still runs, and nobody can sign in */
    public function __construct(private Closure $key, private Clock $clock, public int $seconds)
    {
    }

    public function issue(Session $session): string
    {
        $end = $this->clock->now()->getTimestamp() + $this->seconds;

        return "{$end}." . $this->sign($session, $end);
    }

    public function isGood(Session $session, #[SensitiveParameter] string $pass): bool
    {
        [$end, $signature] = [...explode('.', $pass, 2), ''];

        return ctype_digit($end)
            && hash_equals($this->sign($session, (int) $end), $signature)
            && (int) $end >= $this->clock->now()->getTimestamp();
    }

    private function sign(Session $session, int $end): string
    {
        return hash_hmac('sha256', "{$session->id}.{$session->userId}.{$end}", ($this->key)());
    }
}
