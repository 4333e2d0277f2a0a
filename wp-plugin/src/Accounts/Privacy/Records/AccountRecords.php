<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Phone;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use WP_User;

/** The account itself, which WordPress deletes with its meta. */
#[Priority(230)]
final readonly class AccountRecords implements PersonalRecords
{
    private const PREFIX = 'passerelle_';
    /** Secrets and technical meta, which are not exported. */
    private const SECRET = '/token|secret|hash|key|selector|nonce/';

    public function __construct(private Interests $interests)
    {
    }

    public function key(): string
    {
        return 'account';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        $user = get_userdata($userId);
        if (!$user instanceof WP_User) {
            return;
        }
        $interests = $this->interests->of($userId);
        yield [
            'id' => $user->ID,
            'login' => $user->user_login,
            'email' => $user->user_email,
            'firstName' => $user->first_name,
            'lastName' => $user->last_name,
            'displayName' => $user->display_name,
            'phone' => Phone::of($userId),
            'country' => AccountCountry::of($userId),
            'mainCountryOfActivity' => MainCountry::of($userId),
            'language' => PersonLanguage::of($userId)->value,
            'roles' => array_map(static fn (Role $role): string => $role->value, Role::among(array_values($user->roles))),
            'registeredAt' => $user->user_registered,
            'interests' => [
                'sectors' => $interests->sectors,
                'countries' => $interests->countries,
                'allSectors' => $interests->allSectors,
                'allCountries' => $interests->allCountries,
            ],
            'kept' => self::metaValues($userId),
        ];
    }

    public function erase(Erasure $erasure): void
    {
    }

    /** @return array<string, mixed> other meta of the account, as stored */
    private static function metaValues(int $userId): array
    {
        $meta = [];
        foreach ((array) get_user_meta($userId) as $name => $values) {
            $name = (string) $name;
            if (str_starts_with($name, self::PREFIX) && preg_match(self::SECRET, $name) !== 1 && is_array($values)) {
                $meta[$name] = array_map(maybe_unserialize(...), array_values(array_filter($values, is_string(...))));
            }
        }

        return $meta;
    }
}
