<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** Account for which something is read; 0 is a visitor. */
final readonly class Viewer
{
    /**
     * @param list<string> $roles keys of Role
     * @param string|null $mainCountry ISO 3166 alpha-2, the scope of a moderateur
     */
    public function __construct(
        public int $id,
        public array $roles = [],
        public ?string $mainCountry = null,
        private bool $readsAsMember = false,
    ) {
    }

    public static function anonymous(): self
    {
        return new self(0);
    }

    /** Any member, for the members' copy of a page. */
    public static function anyMember(): self
    {
        return new self(0, readsAsMember: true);
    }

    /** May read published members-only content. */
    public function isMember(): bool
    {
        return $this->readsAsMember || ($this->isSignedIn() && !$this->isGuest());
    }

    /** Has an account only to review applications: reads all else as a visitor does. */
    public function isGuest(): bool
    {
        return Role::isGuest($this->roles);
    }

    /** In charge of all countries. */
    public function isAdministrator(): bool
    {
        return array_intersect($this->roles, array_column(Role::administrators(), 'value')) !== [];
    }

    /** Works in WordPress's administration. */
    public function isStaff(): bool
    {
        return Role::hasStaff($this->roles);
    }

    public function isSignedIn(): bool
    {
        return $this->id !== 0;
    }

    /** @param int $objectId post id for a capability on an object, 0 for a capability of a type */
    public function can(string $capability, int $objectId = 0): bool
    {
        return $objectId === 0 ? user_can($this->id, $capability) : user_can($this->id, $capability, $objectId);
    }
}
