<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Auth\SessionStore;
use Passerelle\Kernel\Module;

/** Announces that sessions ended: the frontend's server remembers for some seconds which ones live. */
final readonly class AccountInvalidation implements Module
{
    public function __construct(private Invalidations $invalidations)
    {
    }

    public function register(): void
    {
        add_action(SessionStore::ENDED, fn (int $sessionId) => $this->invalidations->add([Tags::session($sessionId)]));
        // Whatever disables or closes an account, or takes a role from it, ends its sessions.
        add_action(SessionStore::ALL_ENDED, fn (int $userId) => $this->invalidations->add([Tags::account($userId)]));
    }
}
