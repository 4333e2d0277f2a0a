<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Auth\Sessions\SessionStore;
use Passerelle\Kernel\Module;

/** Sends cache tags of ended sessions, since the frontend's server caches active ones for some seconds. */
final readonly class AccountInvalidation implements Module
{
    public function __construct(private Invalidations $invalidations)
    {
    }

    public function register(): void
    {
        add_action(SessionStore::ENDED, fn (int $sessionId) => $this->invalidations->add([Tags::session($sessionId)]));
        // Closing an account and removing a role also end its sessions.
        add_action(SessionStore::ALL_ENDED, fn (int $userId) => $this->invalidations->add([Tags::account($userId)]));
    }
}
