<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\AccountStage;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\LinkPurpose;
use Passerelle\Auth\Links;
use Passerelle\Auth\NewAccounts;
use Passerelle\Languages\Lang;
use WP_User;

/** Accounts that begin with a network: their address is proven, the rest is still to come. */
final readonly class NewPeople
{
    public function __construct(private Identities $identities, private NewAccounts $accounts, private AccountState $state, private Links $links)
    {
    }

    /**
     * In a transaction.
     *
     * @return int|null id of an account to complete; null: the address has one that is complete
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

    /** Whoever began it without proof of the address has no part in it any more. */
    private function adopt(WP_User $user, SocialPerson $person, Lang $language): void
    {
        $this->accounts->restart($user, $language, AccountStage::Incomplete);
        $this->identities->forget($user->ID);
        $this->links->void(LinkPurpose::Activation, $user->ID);
        self::name($user->ID, $person);
    }

    /** Proposed to the person, who corrects it before the account is complete. */
    private static function name(int $userId, SocialPerson $person): void
    {
        update_user_meta($userId, 'first_name', wp_slash($person->firstName));
        update_user_meta($userId, 'last_name', wp_slash($person->lastName));
    }
}
