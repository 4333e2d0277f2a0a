<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Outbox\OutboxHealth;
use Passerelle\Rights\ProxyRequest;

/** GET /wp-json/passerelle/v1/outbox-health: states and numbers of the outbox, for /readyz and /metrics of the frontend's server only. */
final readonly class OutboxHealthRoute
{
    private const PATH = '/outbox-health';

    public function __construct(private OutboxHealth $health, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        (new ProxyRoute(self::PATH, $this->numbers(...), $this->request))->register();
    }

    /** @return array<string, mixed> */
    private function numbers(): array
    {
        return ['states' => $this->health->states(), 'heartbeatSeconds' => $this->health->ages(), 'messages' => $this->health->kinds()];
    }
}
