<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Submissions\Application;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Rights\Viewer;

/** Who writes an application besides its applicant: those who have accepted an invitation. */
final readonly class CoWriters
{
    /** Kind of Invitee. */
    public const KIND = 'application';

    public function __construct(private SubjectInvitations $invitations)
    {
    }

    public function roleOf(Viewer $viewer, Application $application): ?CoWriterRole
    {
        return CoWriterRole::tryFrom($this->invitations->roleOf(self::KIND, $application->id, $viewer->id) ?? '');
    }

    /** @return list<int> ids of the applications that the account co-writes */
    public function applicationsOf(Viewer $viewer): array
    {
        return array_keys($this->invitations->accepted(self::KIND, $viewer->id));
    }

    /** @param non-empty-list<int> $applicationIds */
    public function deleteOf(array $applicationIds): void
    {
        $this->invitations->deleteOf(self::KIND, $applicationIds);
    }

    /**
     * @param list<int> $applicationIds
     * @return list<int> user ids of those who write them, without those who only read
     */
    public function writersOf(array $applicationIds): array
    {
        return $this->invitations->accounts(self::KIND, $applicationIds, [CoWriterRole::Edit->value]);
    }

    /**
     * @param list<int> $applicationIds
     * @return array<int, list<int>> user ids of those who write or have written them, by application
     */
    public function accountsOf(array $applicationIds): array
    {
        return $this->invitations->acceptedBy(self::KIND, $applicationIds);
    }
}
