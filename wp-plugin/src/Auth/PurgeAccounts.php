<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Auth\Accounts\AddressLock;
use Passerelle\Auth\Accounts\UnfinishedAccounts;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Registration\AccountRequests;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Throttling\Throttle;

/** Deletes expired data of sessions, forms and links, and accounts that were never completed. */
final readonly class PurgeAccounts
{
    public function __construct(
        private Sessions $sessions,
        private Throttle $throttle,
        private UnfinishedAccounts $unfinished,
        private Links $links,
        private AccountRequests $requests,
        private AddressLock $lock,
    ) {
    }

    public function __invoke(): void
    {
        $this->sessions->purge();
        $this->throttle->purge();
        $this->unfinished->purge();
        $this->links->purge();
        $this->requests->purge();
        $this->lock->purge();
    }
}
