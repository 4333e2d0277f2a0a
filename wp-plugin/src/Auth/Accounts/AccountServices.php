<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Passwords\Passwords;

/** Services shared by the account forms. */
final readonly class AccountServices
{
    public function __construct(
        public AccountState $state,
        public Stages $stages,
        public EmailLookup $lookup,
        public NewAccounts $newAccounts,
        public Passwords $passwords,
        public Links $links,
    ) {
    }
}
