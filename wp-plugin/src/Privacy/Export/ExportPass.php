<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Export;

use Closure;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Kernel\Clock;
use SensitiveParameter;

/**
 * Token of a recent password confirmation: "end.signature". Valid for some minutes and for one session only, together with its
 * access token.
 */
final readonly class ExportPass
{
    /** @param Closure(): string $key read on demand, so that a site without keys can run, without sign-in */
    public function __construct(private Closure $key, private Clock $clock, public int $seconds)
    {
    }

    public function issue(Session $session): string
    {
        $end = $this->clock->now()->getTimestamp() + $this->seconds;

        return "{$end}." . $this->sign($session, $end);
    }

    public function isValid(Session $session, #[SensitiveParameter] string $pass): bool
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
