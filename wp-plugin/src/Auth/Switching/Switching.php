<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Accounts\Role;
use Passerelle\Accounts\Viewer;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\IssuedSession;
use Passerelle\Auth\Sessions;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** The way of people who work in the administration to the site, without signing in twice. */
final readonly class Switching
{
    public function __construct(
        public SwitchTokens $tokens,
        private Sessions $sessions,
        private AccountState $accounts,
        private ViewerFactory $viewers,
    ) {
    }

    /** Only who may work in /wp-admin. */
    public function isAllowed(Viewer $viewer): bool
    {
        $isStaff = array_filter(Role::among($viewer->roles), static fn (Role $role): bool => $role->isStaff()) !== [];

        return $isStaff && $this->accounts->isActive($viewer);
    }

    /** @throws DomainError forbidden */
    public function tokenFor(Viewer $viewer): string
    {
        return $this->isAllowed($viewer) ? $this->tokens->issue($viewer->id) : throw DomainError::forbidden();
    }

    /**
     * A session on the site. Rights are read again: they may have ended since the token was issued.
     *
     * @throws DomainError switch_token_invalid
     */
    public function enter(#[SensitiveParameter] string $token, string $device): IssuedSession
    {
        $userId = $this->tokens->redeem($token);
        if ($userId === null || !$this->isAllowed($this->viewers->of($userId))) {
            throw new DomainError('switch_token_invalid');
        }

        return $this->sessions->start($userId, $device);
    }
}
