<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings;

use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Sessions\KnownDevices;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Ends all sessions of a person except the current one. */
final readonly class EndOtherSessions
{
    public function __construct(private CurrentSession $current, private Sessions $sessions, private KnownDevices $devices)
    {
    }

    /** @throws DomainError forbidden */
    public function __invoke(Viewer $viewer): void
    {
        $current = $this->current->session();
        if ($current === null || $current->userId !== $viewer->id) {
            throw DomainError::forbidden();
        }
        foreach ($this->sessions->listActive($viewer) as $session) {
            if ($session->id !== $current->id) {
                $this->sessions->endOne($viewer, $session->id);
            }
        }
        // The current session gets a new known-device token when it is renewed.
        $this->devices->forgetAll($viewer->id);
    }
}
