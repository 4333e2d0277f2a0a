<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Role;

/** The roles that a member is to have of those that can be changed, and the country of a moderateur as it was entered. */
final readonly class RolesInput
{
    /** @param list<Role> $roles in the order of the enum */
    private function __construct(public array $roles, public string $mainCountry)
    {
    }

    /**
     * @param list<string> $names
     * @param string $mainCountry empty: the default
     * @throws DomainError invalid_fields with invalid_choice, unexpected_fields
     */
    public static function of(array $names, string $mainCountry): self
    {
        $changeable = array_column(RoleRights::CHANGEABLE, 'value');
        $errors = array_diff($names, $changeable) === [] ? [] : [new FieldError('roles', 'invalid_choice')];
        $roles = array_values(array_filter(RoleRights::CHANGEABLE, static fn (Role $role): bool => in_array($role->value, $names, true)));
        if ($mainCountry !== '' && !in_array(Role::Moderateur->value, $names, true)) {
            $errors[] = new FieldError('mainCountry', 'unexpected_fields');
        }

        return $errors === [] ? new self($roles, $mainCountry) : throw DomainError::invalid($errors);
    }

    public function makesModerateur(): bool
    {
        return in_array(Role::Moderateur, $this->roles, true);
    }
}
