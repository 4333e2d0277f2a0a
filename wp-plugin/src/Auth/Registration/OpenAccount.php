<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\CompleteAccount;
use Passerelle\Auth\Accounts\Stages;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Kernel\Transaction;
use SensitiveParameter;
use WP_User;

/** Uses an activation link: opens the account and signs the person in, or demands what is missing. */
final readonly class OpenAccount
{
    public function __construct(
        private Links $links,
        private CompleteAccount $complete,
        private Stages $stages,
        private CompletionTokens $tokens,
        private Sessions $sessions,
        private Transaction $transaction,
    ) {
    }

    /** @param string|null $newHash of a password that replaces the one of the registration */
    public function open(#[SensitiveParameter] string $hash, WP_User $user, #[SensitiveParameter] ?string $newHash, string $device): IssuedSession
    {
        return $this->transaction->run(function () use ($hash, $user, $newHash, $device): IssuedSession {
            $this->links->use(LinkPurpose::Activation, $hash);
            // Another registration with the address in the meantime deletes both passwords.
            if (!($this->complete)($user->ID, AccountStage::Pending, $newHash)) {
                throw Links::expired();
            }

            return $this->sessions->start($user->ID, $device);
        });
    }

    /** @return string token of the form that completes the registration */
    public function demand(#[SensitiveParameter] string $hash, int $userId): string
    {
        return $this->transaction->run(function () use ($hash, $userId): string {
            $this->links->use(LinkPurpose::Activation, $hash);
            $this->stages->set($userId, AccountStage::Incomplete);

            return $this->tokens->issue($userId);
        });
    }
}
