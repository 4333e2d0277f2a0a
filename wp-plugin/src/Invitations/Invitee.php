<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Content\NamedPartner;

/** Somebody to invite, as the inviter describes them. */
final readonly class Invitee
{
    /**
     * @param string $kind what they are invited as: the key of the field that names them
     * @param string $email normalised
     * @param string $name of the person, which is the contact of a structure that is invited itself; may be empty
     * @param string $structureName may be empty, but not together with the name
     * @param string $structureType of choices.json; may be empty
     * @param string $role that they get by accepting; empty for kinds without one
     */
    public function __construct(
        public string $kind,
        public string $email,
        public string $name,
        public string $structureName,
        public string $structureType,
        public string $role = '',
    ) {
    }

    public function displayName(): string
    {
        return $this->name === '' || $this->isStructure() ? $this->structureName : $this->name;
    }

    /** A partner structure is asked for its own name, whoever answers for it. */
    public function isStructure(): bool
    {
        return NamedPartner::isStructure($this->kind, $this->structureName);
    }
}
