<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\RoleAssignment;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Who may change the roles of which member: administrators of all, a moderateur of those whose countries include their own. */
final readonly class RoleRights
{
    /** The roles that can be changed on the site. */
    public const CHANGEABLE = [Role::Operateur, Role::Moderateur];

    public function __construct(private MemberProfiles $profiles, private Policy $policy, private ViewerFactory $viewers)
    {
    }

    /**
     * @return Viewer the member
     * @throws DomainError rights_moderate · not_found, also where the viewer must not learn that the account exists · role_change_forbidden, for one’s own and for staff
     */
    public function check(Viewer $by, int $userId): Viewer
    {
        if (!self::assigns($by)) {
            throw new DomainError('rights_moderate');
        }
        $member = $this->viewers->of($userId);
        if (!self::isAdministrator($by) && $member->id !== $by->id) {
            $this->checkScope($by, $member);
        }
        if (!$member->isSignedIn() || $member->isGuest()) {
            throw DomainError::notFound();
        }
        if ($member->id === $by->id || $member->isStaff()) {
            throw new DomainError('role_change_forbidden');
        }

        return $member;
    }

    public function allows(Viewer $by, int $userId): bool
    {
        try {
            return $this->check($by, $userId)->isSignedIn();
        } catch (DomainError) {
            return false;
        }
    }

    /**
     * A moderateur makes others moderateur of their own country only, so that nobody gives a scope that they lack.
     *
     * @param string|null $current country of the member
     * @return list<string>|null null: every country
     */
    public static function countries(Viewer $by, ?string $current): ?array
    {
        return self::isAdministrator($by) ? null : array_values(array_unique(array_filter([$by->mainCountry, $current], is_string(...))));
    }

    private static function isAdministrator(Viewer $viewer): bool
    {
        return self::hasAny($viewer, Role::administrators());
    }

    /** @throws DomainError not_found, rights_moderate */
    private function checkScope(Viewer $by, Viewer $member): void
    {
        $readable = array_filter(
            $this->profiles->of($member->id),
            fn (Record $profile): bool => $this->policy->access($by, $profile) !== Access::None,
        );
        if ($readable === []) {
            throw DomainError::notFound();
        }
        foreach ($readable as $profile) {
            if ($this->policy->canFromAnyStatus($by, Transition::Approve, $profile)) {
                return;
            }
        }

        throw new DomainError('rights_moderate');
    }

    private static function assigns(Viewer $viewer): bool
    {
        return in_array(Role::Moderateur, RoleAssignment::assignableBy($viewer), true);
    }

    /** @param list<Role> $roles */
    private static function hasAny(Viewer $viewer, array $roles): bool
    {
        return array_intersect($viewer->roles, array_column($roles, 'value')) !== [];
    }
}
