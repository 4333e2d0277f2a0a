<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;

/** Rights from memberships of structures. */
final readonly class StructureEditors
{
    private const OWNER = 'owner';
    private const EDITING_ROLES = [self::OWNER, 'member'];

    /** @param callable(int): array<int, string> $rolesOf user id → role by the structure's group id, accepted memberships only */
    public function __construct(private mixed $rolesOf)
    {
    }

    /** An owner of the structure itself. */
    public function owns(int $userId, Subject $subject): bool
    {
        return $subject->type === ContentType::Structure && $this->role($userId, $subject) === self::OWNER;
    }

    /** @return non-empty-list<string> roles that edit a structure, or an item of one */
    public static function editingRoles(Subject $subject): array
    {
        return $subject->type === ContentType::Structure ? [self::OWNER] : self::EDITING_ROLES;
    }

    /** Owners edit their structure; owners and members edit its items. */
    public function edits(int $userId, Subject $subject): bool
    {
        if ($subject->type === ContentType::Structure) {
            return $this->owns($userId, $subject);
        }

        return in_array($this->role($userId, $subject), self::EDITING_ROLES, true);
    }

    /** Owners and members may write items in the name of their structure. */
    public function writesFor(int $userId, Subject $structure): bool
    {
        return $structure->type === ContentType::Structure && in_array($this->role($userId, $structure), self::EDITING_ROLES, true);
    }

    /** @return list<int> group ids of the structures whose items the user edits */
    public function structuresOf(int $userId): array
    {
        return array_keys(array_filter(($this->rolesOf)($userId), static fn (string $role): bool => in_array($role, self::EDITING_ROLES, true)));
    }

    private function role(int $userId, Subject $subject): ?string
    {
        return $subject->structureId === null ? null : (($this->rolesOf)($userId)[$subject->structureId] ?? null);
    }
}
