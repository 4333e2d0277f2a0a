<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\PersonDetails;
use Passerelle\Accounts\Phone;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Rights\Role;
use RuntimeException;
use SensitiveParameter;
use WP_User;

/** Creates accounts, with the default role or that of guests, and stores personal details. */
final readonly class NewAccounts
{
    public const TERMS_META = 'passerelle_terms_accepted_at';
    private const LOGIN_BYTES = 12;

    public function __construct(private AddressLock $lock, private EmailLookup $lookup, private Passwords $passwords, private Stages $stages, private Clock $clock)
    {
    }

    /** Within a transaction, until whose end it locks the address, so that the result stays valid. */
    public function known(string $email): ?WP_User
    {
        $this->lock->acquire($email);

        return $this->lookup->find($email);
    }

    /**
     * Within a transaction, for an address for which known() returned null. Sign-in is refused until the stage ends.
     *
     * @return int id of the user
     */
    public function create(string $email, Lang $language, AccountStage $stage, Role $role = Role::DEFAULT): int
    {
        $login = 'm-' . bin2hex(random_bytes(self::LOGIN_BYTES));
        $id = wp_insert_user([
            'user_login' => $login,
            // Part of public URLs of WordPress, so it must not contain personal data.
            'user_nicename' => $login,
            'user_email' => wp_slash($email),
            'user_pass' => Passwords::random(),
            'user_registered' => $this->clock->now()->format(StoredInstant::FORMAT),
            'display_name' => $login,
            'role' => $role->value,
            'locale' => $language->locale(),
        ]);
        if (is_wp_error($id)) {
            throw new RuntimeException("WordPress did not make the account: {$id->get_error_code()}");
        }
        $this->stages->set($id, $stage);

        return $id;
    }

    /** Stores personal details and the acceptance of the terms. */
    public function describe(int $userId, PersonDetails $person): void
    {
        $done = wp_update_user(wp_slash([
            'ID' => $userId,
            'first_name' => $person->firstName,
            'last_name' => $person->lastName,
            'display_name' => "{$person->firstName} {$person->lastName}",
        ]));
        if (is_wp_error($done)) {
            throw new RuntimeException("WordPress did not keep the account: {$done->get_error_code()}");
        }
        Phone::set($userId, $person->phone);
        AccountCountry::set($userId, $person->country);
        update_user_meta($userId, self::TERMS_META, $this->clock->now()->format(DATE_ATOM));
    }

    /** Resets an unverified account that is registered again. */
    public function restart(WP_User $user, Lang $language, AccountStage $stage): void
    {
        $this->passwords->store($user, $this->passwords->hash(Passwords::random()));
        $this->stages->set($user->ID, $stage);
        PersonLanguage::set($user->ID, $language);
        wp_update_user(['ID' => $user->ID, 'user_registered' => $this->clock->now()->format(StoredInstant::FORMAT)]);
    }

    public function setPasswordHash(int $userId, #[SensitiveParameter] string $hash): void
    {
        $this->passwords->store(new WP_User($userId), $hash);
    }
}
