<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\FieldReaders;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** The full profile of a member, for members only. */
final readonly class FindMember
{
    public function __construct(
        private ReadableRecords $records,
        private FieldReaders $fields,
        private Policy $policy,
        private RoleRights $roles,
    ) {
    }

    /**
     * @param int $id of the profile in either language
     * @param Lang $language wanted, as for ReadableRecords
     * @param ProfileReader|null $as what another reader will see of one’s own profile once it is public
     * @throws DomainError those of ReadableRecords::get() · forbidden: `as` for the profile of another person
     */
    public function __invoke(Viewer $reader, int $id, Lang $language, ?ProfileReader $as = null): Member
    {
        $record = $this->records->get($reader, ContentType::CommunityProfile, $id, $language);
        $isOwn = $record->ownerId === $reader->id;
        if ($as !== null && !$isOwn) {
            throw new DomainError('forbidden');
        }
        $visibility = $as?->visibility() ?? $this->visibility($reader, $record);
        $isLocked = $as !== null && !$this->policy->accessOncePublic($as->viewer(), $record)->atLeast(Access::Full);

        return new Member(
            $record,
            $isLocked ? new Values([]) : $this->values($record, $visibility),
            $visibility,
            $as?->viewer() ?? $reader,
            $isOwn,
            $isLocked,
            $this->roles->allows($reader, $record->ownerId),
        );
    }

    private function visibility(Viewer $reader, Record $record): Visibility
    {
        return $this->policy->access($reader, $record) === Access::Editor ? Visibility::Editors : Visibility::Members;
    }

    private function values(Record $record, Visibility $visibility): Values
    {
        return $visibility === Visibility::Editors ? $record->values : $this->fields->values($record, $visibility);
    }
}
