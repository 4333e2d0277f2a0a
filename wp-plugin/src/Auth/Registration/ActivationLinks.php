<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use SensitiveParameter;
use WP_User;

/** Activation links and the accounts that wait for one. */
final readonly class ActivationLinks
{
    public function __construct(private Links $links, private AccountState $state)
    {
    }

    /** Whether the account of a link has a password, which must be entered; null for an invalid link. Changes nothing. */
    public function hasPassword(#[SensitiveParameter] string $hash): ?bool
    {
        $user = $this->ownerOf($hash);

        return $user === null ? null : $this->isPending($user);
    }

    public function ownerOf(#[SensitiveParameter] string $hash): ?WP_User
    {
        $userId = $this->links->find(LinkPurpose::Activation, $hash);
        $isWaiting = $userId !== null && !$this->state->isDisabled($userId) && $this->state->stageOf($userId) !== null;

        return $isWaiting ? new WP_User($userId) : null;
    }

    public function isPending(WP_User $user): bool
    {
        return $this->state->stageOf($user->ID) === AccountStage::Pending;
    }
}
