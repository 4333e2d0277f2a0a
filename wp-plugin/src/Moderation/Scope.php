<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

/** Which records a validator is in charge of: those of their main country, or all. */
final readonly class Scope
{
    /** @param string|null $country ISO code; null: all, also records without country */
    private function __construct(public Viewer $viewer, public bool $isEmpty, public ?string $country)
    {
    }

    /** @throws DomainError rights_moderate for those who may decide nothing */
    public static function of(Viewer $viewer): self
    {
        $roles = Role::among($viewer->roles);
        if (array_filter($roles, static fn (Role $role): bool => in_array($role, Role::administrators(), true)) !== []) {
            return new self($viewer, false, null);
        }
        if (!in_array(Role::Moderateur, $roles, true)) {
            throw new DomainError('rights_moderate');
        }

        // Whose country is not known is in charge of nothing.
        return new self($viewer, $viewer->mainCountry === null, $viewer->mainCountry);
    }
}
