<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use LogicException;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Users with roles, as viewers. */
final class UserFactory
{
    private int $number = 0;

    /** @param string|null $country main country, ISO 3166 alpha-2 */
    public function with(Role $role, ?string $country = null): Viewer
    {
        $this->number++;
        $id = wp_insert_user([
            'user_login' => "{$role->value}-{$this->number}",
            'user_email' => "{$role->value}-{$this->number}@example.test",
            'user_pass' => 'Factory-2026!',
            'role' => $role->value,
        ]);
        if (!is_int($id)) {
            throw new LogicException($id->get_error_message());
        }
        if ($country !== null) {
            update_user_meta($id, MainCountry::META, $country);
        }

        return (new ViewerFactory())->of($id);
    }

    public function beneficiaire(): Viewer
    {
        return $this->with(Role::Beneficiaire);
    }

    public function operateur(): Viewer
    {
        return $this->with(Role::Operateur);
    }

    public function moderateur(string $country): Viewer
    {
        return $this->with(Role::Moderateur, $country);
    }

    public function editor(): Viewer
    {
        return $this->with(Role::Editor);
    }

    public function administrator(): Viewer
    {
        return $this->with(Role::Administrator);
    }
}
