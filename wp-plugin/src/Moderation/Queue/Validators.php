<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Moderation\Scope;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use WP_User;

/** The accounts that decide: moderateurs of a country, and administrators. */
final class Validators
{
    /** @return list<Validator> by name */
    public function all(): array
    {
        $roles = array_column([Role::Moderateur, ...Role::administrators()], 'value');
        $validators = [];
        foreach (get_users(['role__in' => $roles, 'orderby' => 'display_name', 'fields' => 'all_with_meta']) as $user) {
            if ($user instanceof WP_User) {
                $isOfAll = array_intersect($user->roles, array_column(Role::administrators(), 'value')) !== [];
                $validators[] = new Validator($user->ID, $user->display_name, $isOfAll ? null : MainCountry::of($user->ID), $isOfAll);
            }
        }

        return $validators;
    }

    /** @return list<Validator> who decide on records in the scope, by name */
    public function in(Scope $scope): array
    {
        return array_values(array_filter(
            $this->all(),
            static fn (Validator $each): bool => $scope->country === null || $each->isOfAllCountries || $each->country === $scope->country,
        ));
    }

    /** @return list<string> ISO codes of the countries that a moderateur is in charge of */
    public function countries(): array
    {
        $countries = array_map(static fn (Validator $each): ?string => $each->country, $this->all());

        return array_values(array_unique(array_filter($countries, is_string(...))));
    }
}
