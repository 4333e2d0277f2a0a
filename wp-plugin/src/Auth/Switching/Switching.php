<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Passes the session of staff from the site to WordPress and back. */
final readonly class Switching
{
    public function __construct(
        public SwitchTokens $tokens,
        private Sessions $sessions,
        private AdminRight $right,
        private ViewerFactory $viewers,
    ) {
    }

    public function isAllowed(Viewer $viewer): bool
    {
        return $this->right->isHeldBy($viewer);
    }

    /**
     * @param Session|null $session to pass; null: a new one is started at redemption
     * @throws DomainError forbidden
     */
    public function tokenFor(Viewer $viewer, Direction $direction, ?Session $session): string
    {
        $isOwn = $session === null || $session->userId === $viewer->id;

        return $isOwn && $this->isAllowed($viewer)
            ? $this->tokens->issue($direction, $viewer->id, $session?->id)
            : throw DomainError::forbidden();
    }

    /**
     * Continues on the site, with new tokens for the session. Rights are checked again, since they may have changed after the token was issued.
     *
     * @throws DomainError switch_token_invalid
     */
    public function enterSite(#[SensitiveParameter] string $token, string $device): IssuedSession
    {
        try {
            $redeemed = $this->redeem(Direction::Site, $token);
            $issued = $redeemed->sessionId === null
                ? $this->sessions->start($redeemed->userId, $device)
                : $this->sessions->resume($redeemed->sessionId, $redeemed->userId);
        } catch (DomainError) {
            SecurityEvent::SignIn->refused('switch_token_invalid');
            throw self::invalid();
        }
        SecurityEvent::SignIn->succeeded('switch_token', account: $issued->userId);

        return $issued;
    }

    /**
     * Continues in WordPress: the session to which its own will belong.
     *
     * @throws DomainError switch_token_invalid
     */
    public function enterWordPress(#[SensitiveParameter] string $token, string $device): Session
    {
        $redeemed = $this->redeem(Direction::WordPress, $token);
        $sessionId = $redeemed->sessionId ?? $this->sessions->start($redeemed->userId, $device)->sessionId;

        return $this->sessions->findActive($sessionId, $redeemed->userId) ?? throw self::invalid();
    }

    private function redeem(Direction $direction, #[SensitiveParameter] string $token): RedeemedToken
    {
        $redeemed = $this->tokens->redeem($direction, $token);

        return $redeemed !== null && $this->isAllowed($this->viewers->of($redeemed->userId)) ? $redeemed : throw self::invalid();
    }

    private static function invalid(): DomainError
    {
        return new DomainError('switch_token_invalid');
    }
}
