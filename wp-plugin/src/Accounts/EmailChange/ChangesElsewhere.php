<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Accounts\EmailChange\Mails\UndoMail;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use WP_User;

/**
 * New addresses that WP-CLI or another plugin stores, without proof by the owner: sessions end, password links of the former
 * address are void, and it gets the mail with which the owner can undo the change.
 */
final readonly class ChangesElsewhere
{
    public function __construct(private EmailChanges $changes, private AccountAddress $address, private Mails $mails, private Transaction $transaction)
    {
    }

    public function register(): void
    {
        add_action('profile_update', $this->follow(...), 10, 2);
    }

    private function follow(int|string $userId, WP_User $before): void
    {
        $user = get_userdata((int) $userId);
        // WordPress slashes the former address.
        $former = wp_unslash($before->user_email);
        if (!$user instanceof WP_User || AccountAddress::isSetting() || EmailAddress::normalise($user->user_email) === EmailAddress::normalise($former)) {
            return;
        }
        $this->transaction->run(function () use ($user, $former): void {
            $this->address->voidLinks($user->ID);
            $this->address->endSessions($user->ID, null);
            if ($former === '' || $this->address->usable($user->ID) === null) {
                return;
            }
            $change = $this->changes->add($user->ID, null, $former, $user->user_email);
            $this->changes->confirm($change);
            $this->mails->addressed(UndoMail::KEY, ['change' => $change]);
        });
    }
}
