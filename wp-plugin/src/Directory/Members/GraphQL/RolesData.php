<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\Member;
use Passerelle\Directory\Members\MemberRoles;
use Passerelle\Directory\Members\RoleRights;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\ViewerFactory;

/** Roles of a member, for those who may change them. */
final readonly class RolesData
{
    public function __construct(private ViewerFactory $viewers, private Names $names)
    {
    }

    /** @return array{mainCountry: string|null, roles: list<string>, userId: int}|null null for everybody else */
    public function of(Member $member): ?array
    {
        return $member->mayChangeRoles ? RoleTypes::data($this->rolesOf($member)) : null;
    }

    /** @return list<array{id: int, isoCode: string, name: string}> of which the reader may make the member moderateur; none for everybody else */
    public function assignableCountries(Member $member, Lang $language): array
    {
        if (!$member->mayChangeRoles) {
            return [];
        }
        $codes = RoleRights::countries($this->viewers->current(), $this->rolesOf($member)->mainCountry);

        return $codes === null ? $this->names->sortedCountries($language) : $this->names->countries($codes, $language);
    }

    private function rolesOf(Member $member): MemberRoles
    {
        return MemberRoles::of($this->viewers->of($member->record->ownerId));
    }
}
