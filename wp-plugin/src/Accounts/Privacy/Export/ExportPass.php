<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DerivedKeys;
use SensitiveParameter;

/**
 * Token of a recent password confirmation: "end.signature". Valid for some minutes and for one session only, together with its
 * access token.
 */
final readonly class ExportPass
{
    public function __construct(
        #[From(TokenKeys::class, 'derive', 'passerelle export')] private DerivedKeys $keys,
        private Clock $clock,
        #[Limit('account', 'exportSeconds')] public int $seconds,
    ) {
    }

    public function issue(Session $session): string
    {
        $end = $this->clock->now()->getTimestamp() + $this->seconds;

        return "{$end}." . $this->keys->sign(self::text($session, $end));
    }

    public function isValid(Session $session, #[SensitiveParameter] string $pass): bool
    {
        [$end, $signature] = [...explode('.', $pass, 2), ''];

        return ctype_digit($end)
            && $this->keys->verify(self::text($session, (int) $end), $signature)
            && (int) $end >= $this->clock->now()->getTimestamp();
    }

    private static function text(Session $session, int $end): string
    {
        return "{$session->id}.{$session->userId}.{$end}";
    }
}
