<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Rights\ProxyRequest;
use Passerelle\Security\EventCounts;

/** GET /wp-json/passerelle/v1/security-counts: counts of security events, for /metrics of the frontend's server only. */
final readonly class SecurityCountsRoute
{
    private const PATH = '/security-counts';

    public function __construct(private EventCounts $counts, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        (new ProxyRoute(self::PATH, $this->counts->all(...), $this->request))->register();
    }
}
