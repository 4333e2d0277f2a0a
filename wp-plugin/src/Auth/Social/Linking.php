<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Links a social network to an account, for a person who is signed in to both. */
final readonly class Linking
{
    public function __construct(private Identities $identities, private AccountState $accounts, private Mails $mails, private Transaction $transaction)
    {
    }

    /**
     * Idempotent.
     *
     * @throws DomainError forbidden for visitors · oauth_identity_taken: it is linked to another account
     */
    public function link(Viewer $viewer, SocialProvider $provider, #[SensitiveParameter] string $subject): void
    {
        if (!$this->accounts->isActive($viewer)) {
            throw DomainError::forbidden();
        }
        $this->transaction->run(function () use ($viewer, $provider, $subject): void {
            $owner = $this->identities->ownerOf($provider, $subject);
            if ($owner === $viewer->id) {
                return;
            }
            if ($owner === null) {
                $this->identities->add($provider, $subject, $viewer->id);
            } elseif ($this->accounts->stageOf($owner) !== null) {
                // An account that the same person never completed.
                $this->identities->move($provider, $subject, $owner, $viewer->id);
            }
            if ($this->identities->ownerOf($provider, $subject) !== $viewer->id) {
                SecurityEvent::IdentityLink->refused('oauth_identity_taken', account: $viewer->id);
                throw new DomainError('oauth_identity_taken');
            }
            $this->mails->toUser(IdentityLinked::KEY, $viewer->id, ['provider' => $provider->value]);
            SecurityEvent::IdentityLink->succeeded($provider->value, account: $viewer->id);
        });
    }
}
