<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

/** The roles of a member that can be changed on the site, and the country of a moderateur. */
final readonly class MemberRoles
{
    /**
     * @param list<Role> $roles
     * @param string|null $mainCountry ISO 3166 alpha-2; null for those who are no moderateur
     */
    private function __construct(public int $userId, public array $roles, public ?string $mainCountry)
    {
    }

    public static function of(Viewer $member): self
    {
        $roles = array_values(array_filter(Role::among($member->roles), static fn (Role $role): bool => in_array($role, RoleRights::CHANGEABLE, true)));

        return new self($member->id, $roles, in_array(Role::Moderateur, $roles, true) ? $member->mainCountry : null);
    }

    /** @return list<string> */
    public function names(): array
    {
        return array_column($this->roles, 'value');
    }

    /** For the audit log, whose columns of states have 20 characters: all of them just fit. */
    public function joined(): string
    {
        return implode(',', $this->names());
    }
}
