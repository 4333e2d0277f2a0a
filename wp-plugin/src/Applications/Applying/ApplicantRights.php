<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships;

/** What people may do with an application because they apply or were invited to write it. Those who left the structure may do nothing any more. */
final readonly class ApplicantRights
{
    /** Roles of a structure whose people write its applications. */
    public const WRITERS = [self::OWNER, 'member'];
    private const OWNER = 'owner';

    public function __construct(private Memberships $memberships, private Records $records, private CoWriters $coWriters)
    {
    }

    /** Whether the person reads it: who applies, and co-writers. */
    public function reads(Viewer $viewer, Application $application): bool
    {
        return $this->roleOf($viewer, $application) !== null;
    }

    /** Whether the person saves answers: who applies, and co-writers with that role. */
    public function writes(Viewer $viewer, Application $application): bool
    {
        return $this->roleOf($viewer, $application)?->writes() === true;
    }

    public function roleOf(Viewer $viewer, Application $application): ?WriterRole
    {
        if (!$viewer->isSignedIn() || $application->isRemoved()) {
            return null;
        }

        return $this->applies($viewer, $application) ? WriterRole::Applicant : match ($this->coWriters->roleOf($viewer, $application)) {
            CoWriterRole::Edit => WriterRole::Edit,
            CoWriterRole::Read => WriterRole::Read,
            null => null,
        };
    }

    /** Whether the person applies, for themselves or as one of a structure. */
    public function applies(Viewer $viewer, Application $application): bool
    {
        if (!$viewer->isSignedIn() || $application->isRemoved()) {
            return false;
        }

        return $application->isOfStructure() ? $this->belongsTo($viewer, $application->structureGroup) : $application->userId === $viewer->id;
    }

    /** Whether the person sends, takes back, withdraws and deletes it, and invites co-writers: who began it, or an owner of the structure. */
    public function sends(Viewer $viewer, Application $application): bool
    {
        return $this->applies($viewer, $application)
            && ($application->userId === $viewer->id || $this->memberships->rolesOf($viewer->id)[$application->structureGroup] === self::OWNER);
    }

    /** @return list<int> user ids of those who send it, as long as they apply */
    public function senders(Application $application): array
    {
        if (!$application->isOfStructure()) {
            return $application->userId === 0 ? [] : [$application->userId];
        }
        $writes = in_array($application->userId, $this->memberships->usersOf($application->structureGroup, self::WRITERS), true);

        return CallPeople::unique([...$writes ? [$application->userId] : [], ...$this->memberships->usersOf($application->structureGroup, [self::OWNER])]);
    }

    /** @return list<int> ids of applications that others have invited the person to write */
    public function coWrittenBy(Viewer $viewer): array
    {
        return $this->coWriters->applicationsOf($viewer);
    }

    /** @return list<int> group ids of the structures that the person applies for */
    public function structuresOf(Viewer $viewer): array
    {
        return array_keys(array_filter($this->memberships->rolesOf($viewer->id), static fn (string $role): bool => in_array($role, self::WRITERS, true)));
    }

    /**
     * The applications that the person reads, in SQL, as reads() says of one that is not removed.
     *
     * @return array{string, list<int>} condition on `application`, in brackets, and its values
     */
    public function readOnes(Viewer $viewer): array
    {
        $structures = $this->structuresOf($viewer);
        $coWritten = $this->coWrittenBy($viewer);
        $conditions = [
            '(application.user_id = %d AND application.structure_group = 0)',
            ...$structures === [] ? [] : ['application.structure_group IN (' . Database::placeholders($structures) . ')'],
            ...$coWritten === [] ? [] : ['application.id IN (' . Database::placeholders($coWritten) . ')'],
        ];

        return ['(' . implode(' OR ', $conditions) . ')', [$viewer->id, ...$structures, ...$coWritten]];
    }

    /**
     * A structure that the person may apply for.
     *
     * @param int $id in either language
     * @throws DomainError not_found
     */
    public function structure(Viewer $viewer, int $id): Record
    {
        $structure = $this->records->find($id);
        $isTheirs = $structure !== null
            && $structure->type === ContentType::Structure
            && $structure->status->isPublic()
            && $this->belongsTo($viewer, $structure->groupId);

        return $isTheirs ? $structure : throw DomainError::notFound();
    }

    private function belongsTo(Viewer $viewer, int $structureGroup): bool
    {
        return in_array($this->memberships->rolesOf($viewer->id)[$structureGroup] ?? '', self::WRITERS, true);
    }
}
