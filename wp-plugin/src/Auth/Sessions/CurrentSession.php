<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use Passerelle\Rights\ProxyRequest;

/** Sets WordPress's current user from the access token that the frontend's server sends. */
final class CurrentSession
{
    private bool $isRead = false;
    private ?Session $session = null;

    public function __construct(private readonly ProxyRequest $request, private readonly Sessions $sessions)
    {
    }

    public function register(): void
    {
        // After WordPress's own cookies, which such a request does not send.
        add_filter('determine_current_user', $this->determine(...), 30);
    }

    public function session(): ?Session
    {
        if (!$this->isRead) {
            $this->isRead = true;
            $token = $this->request->accessToken();
            $this->session = $token === null ? null : $this->sessions->ofAccessToken($token);
        }

        return $this->session;
    }

    /** True when an invalid or expired token was sent: the request is rejected, not handled as a visitor's. */
    public function isRefused(): bool
    {
        return $this->request->accessToken() !== null && $this->session() === null;
    }

    private function determine(mixed $userId): mixed
    {
        return $this->request->accessToken() === null ? $userId : ($this->session()->userId ?? 0);
    }
}
