<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Languages\Lang;
use WP_User;

/** Creates incomplete accounts from a social login, which verifies their address. */
final readonly class SocialRegistration
{
    public function __construct(private Identities $identities, private NewAccounts $accounts, private AccountState $state, private Links $links)
    {
    }

    /**
     * Within a transaction.
     *
     * @return int|null id of an account to complete; null: a complete account with this address exists
     */
    public function begin(SocialPerson $person, Lang $language): ?int
    {
        $known = $this->accounts->known($person->email);
        if ($known === null) {
            $userId = $this->accounts->create($person->email, $language, AccountStage::Incomplete);
            self::name($userId, $person);

            return $userId;
        }
        $stage = $this->state->stageOf($known->ID);
        if ($stage === null) {
            return null;
        }
        if ($stage !== AccountStage::Incomplete) {
            $this->adopt($known, $person, $language);
        }

        return $known->ID;
    }

    /** Removes the access of whoever registered the address without verifying it. */
    private function adopt(WP_User $user, SocialPerson $person, Lang $language): void
    {
        $this->accounts->restart($user, $language, AccountStage::Incomplete);
        $this->identities->forget($user->ID);
        $this->links->void(LinkPurpose::Activation, $user->ID);
        self::name($user->ID, $person);
    }

    /** Default values, which the person may correct when completing the account. */
    private static function name(int $userId, SocialPerson $person): void
    {
        update_user_meta($userId, 'first_name', wp_slash($person->firstName));
        update_user_meta($userId, 'last_name', wp_slash($person->lastName));
    }
}
