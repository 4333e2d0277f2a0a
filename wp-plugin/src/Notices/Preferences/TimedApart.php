<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Notices\NoticeKind;

/** The kinds of notices with timings of their own, of all modules. */
final readonly class TimedApart
{
    /** @param Closure(): list<OwnTimings> $known */
    public function __construct(#[All(OwnTimings::class)] private Closure $known)
    {
    }

    public function of(NoticeKind $kind): ?OwnTimings
    {
        foreach (($this->known)() as $timings) {
            if ($timings->kind() === $kind) {
                return $timings;
            }
        }

        return null;
    }

    /** Whether digests of the person contain notices of the kind, whatever its preference. */
    public function areMailed(int $userId, NoticeKind $kind): bool
    {
        return $this->of($kind)?->areMailed($userId) ?? false;
    }
}
