<?php

declare(strict_types=1);

namespace Passerelle\Auth;

/** Makes the person whose access token the frontend's server sends the current user of this request. */
final class CurrentSession
{
    private bool $isRead = false;
    private ?Session $session = null;

    public function __construct(private readonly ProxyRequest $request, private readonly Sessions $sessions)
    {
    }

    public function register(): void
    {
        // After WordPress's own cookies, which do not travel with such a request anyway.
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

    /** A token was sent, and it is worth nothing (any more): such a request is refused, never answered as a visitor's. */
    public function isRefused(): bool
    {
        return $this->request->accessToken() !== null && $this->session() === null;
    }

    private function determine(mixed $userId): mixed
    {
        return $this->request->accessToken() === null ? $userId : ($this->session()->userId ?? 0);
    }
}
