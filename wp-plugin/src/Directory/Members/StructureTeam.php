<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\FieldReaders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Structures\StructureDefinition;

/** Who belongs to a structure, as far as they have a public profile. Who asked or is invited belongs to it not yet. */
final readonly class StructureTeam
{
    private const ACCEPTED = 'member';
    private const OWNER = 'owner';

    public function __construct(private PublicProfiles $profiles, private Records $records, private FieldReaders $fields, private Policy $policy)
    {
    }

    /** @return list<TeamMember> owners first, then by name */
    public function of(StructureDetail $structure, Lang $language): array
    {
        $roles = self::roles($structure->record);
        $profiles = $this->profiles->byUser(array_values($this->records->findMany($this->profiles->ids(array_keys($roles)))));
        $team = [];
        foreach ($roles as $userId => $role) {
            $readable = array_filter($profiles[$userId] ?? [], fn (Record $each): bool => $this->isReadable($structure, $each));
            $profile = $readable[$language->value] ?? array_values($readable)[0] ?? null;
            if ($profile !== null) {
                $job = $this->fields->values($profile, Visibility::Members)->textOrNull('job');
                $team[] = new TeamMember($profile->id, $profile->title, $job, $role);
            }
        }
        usort($team, static fn (TeamMember $one, TeamMember $other): int => self::rank($one) <=> self::rank($other));

        return $team;
    }

    public function roleOf(StructureDetail $structure): ?string
    {
        return self::roles($structure->record)[$structure->reader->id] ?? null;
    }

    /** What everybody may know of a profile: of one’s own, too, nothing more is in a team. */
    private function isReadable(StructureDetail $structure, Record $profile): bool
    {
        return $profile->status->isPublic() && $this->policy->access($structure->reader, $profile)->atLeast(Access::Full);
    }

    /** @return array<int, string> by user id */
    private static function roles(Record $structure): array
    {
        $accepted = array_filter($structure->values->rows(StructureDefinition::MEMBERS), static fn (Values $row): bool => $row->text('status') === self::ACCEPTED);
        $roles = [];
        foreach ($accepted as $row) {
            $roles[$row->int('user') ?? 0] = $row->text('role');
        }

        return $roles;
    }

    /** @return array{bool, string, int} */
    private static function rank(TeamMember $member): array
    {
        return [$member->role !== self::OWNER, Folding::fold($member->name), $member->id];
    }
}
