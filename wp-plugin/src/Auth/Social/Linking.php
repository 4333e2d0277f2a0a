<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Accounts\Viewer;
use Passerelle\Auth\AccountState;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Lets a network open an account from now on, for somebody who has proven both: signed in here, and there. */
final readonly class Linking
{
    public function __construct(private Identities $identities, private AccountState $accounts, private Mails $mails, private Transaction $transaction)
    {
    }

    /**
     * A second time changes nothing.
     *
     * @throws DomainError forbidden for visitors · oauth_identity_taken: it opens another account
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
                // An account that the same person once began and never completed.
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
