<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Rights\Capability;
use Passerelle\Rights\Role;
use Passerelle\Rights\Roles;
use Passerelle\Rights\Viewer;
use WP_User;

/** The viewer's own account. */
final class Person
{
    /** @return array<string, mixed>|null null for visitors */
    public static function of(Viewer $viewer): ?array
    {
        $user = get_userdata($viewer->id);
        if (!$user instanceof WP_User) {
            return null;
        }
        $roles = array_values(array_intersect(array_column(Role::cases(), 'value'), $viewer->roles));

        return [
            'id' => $user->ID,
            'email' => $user->user_email,
            'firstName' => $user->first_name,
            'lastName' => $user->last_name,
            'country' => AccountCountry::of($user->ID),
            'language' => PersonLanguage::of($user->ID)->value,
            'roles' => array_map(static fn (string $role): array => ['name' => $role], $roles),
            'capabilities' => self::capabilities($user),
        ];
    }

    /** @return list<string> capabilities of the plugin, without those of WordPress */
    private static function capabilities(WP_User $user): array
    {
        $names = [...array_keys(Roles::capabilities(Role::DEFAULT)), Capability::REVIEW_APPLICATIONS];
        sort($names);

        return array_values(array_filter($names, static fn (string $name): bool => $user->has_cap($name)));
    }
}
