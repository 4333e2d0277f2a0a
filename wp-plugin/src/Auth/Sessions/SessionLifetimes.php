<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Auth\AuthLimits;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Viewer;

/** Age of a session, and whether it has expired. */
final readonly class SessionLifetimes
{
    public function __construct(private AuthLimits $limits, private Clock $clock)
    {
    }

    /** @return int seconds since its start */
    public function age(Session $session): int
    {
        return $this->since($session->startedAt);
    }

    /** Roles are read at each use, so that the shorter times of staff apply at once. */
    public function isInTime(Session $session, Viewer $viewer): bool
    {
        return $this->since($session->lastUsedAt()) <= $this->limits->idle($viewer->roles)
            && $this->age($session) < $this->limits->absolute($viewer->roles);
    }

    /** Whether its tokens were renewed within the grace period, so that the response may not have arrived. */
    public function isInGrace(Session $session): bool
    {
        return $this->since($session->usedAt) <= $this->limits->graceSeconds;
    }

    /** Sessions last used before this instant have expired for all roles. */
    public function oldest(): DateTimeImmutable
    {
        return $this->clock->now()->sub(new DateInterval("PT{$this->limits->absolute([])}S"));
    }

    private function since(DateTimeImmutable $instant): int
    {
        return $this->clock->now()->getTimestamp() - $instant->getTimestamp();
    }
}
