<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Accounts\Stages;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Role;
use SensitiveParameter;
use WP_User;

/** Accounts that see nothing but what they review. */
final readonly class GuestAccounts
{
    public function __construct(private NewAccounts $accounts, private AccountState $state, private Stages $stages, private EmailLookup $lookup)
    {
    }

    /** Whether an account, open or closed, has the address: then only that one can accept. */
    public function has(string $email): bool
    {
        $user = $this->lookup->find($email);

        return $user !== null && !$this->isUnproven($user);
    }

    /**
     * Within a transaction. Takes the place of an unconfirmed registration with the address: the link of the mail has proved it.
     *
     * @param string $hash of the password
     * @return int id of the user
     * @throws DomainError invalid_transition: an account has the address
     */
    public function open(string $email, Lang $language, PersonDetails $person, #[SensitiveParameter] string $hash): int
    {
        $user = $this->accounts->known($email);
        if ($user !== null && !$this->isUnproven($user)) {
            throw new DomainError('invalid_transition');
        }
        if ($user === null) {
            $id = $this->accounts->create($email, $language, AccountStage::Incomplete, Role::GuestReviewer);
        } else {
            $id = $user->ID;
            $this->accounts->restart($user, $language, AccountStage::Incomplete);
            $user->set_role(Role::GuestReviewer->value);
        }
        $this->accounts->describe($id, $person);
        $this->accounts->setPasswordHash($id, $hash);
        $this->stages->complete($id, AccountStage::Incomplete);

        return $id;
    }

    private function isUnproven(WP_User $user): bool
    {
        return !$this->state->isDisabled($user->ID) && $this->state->stageOf($user->ID)?->isUnproven() === true;
    }
}
