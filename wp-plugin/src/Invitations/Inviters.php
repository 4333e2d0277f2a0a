<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Records for those who invite into them: who may write or propose changes. For all others they do not exist, also for validators. */
final readonly class Inviters
{
    public function __construct(private Records $records, private Policy $policy)
    {
    }

    /**
     * @param int $id of a post in either language
     * @throws DomainError not_found
     */
    public function record(Viewer $viewer, int $id): Record
    {
        $record = $this->records->find($id);
        if ($record === null || $record->version === 0 || $record->status === Status::Trash || !$this->invites($viewer, $record)) {
            throw DomainError::notFound();
        }

        return $record;
    }

    /** @throws DomainError not_found */
    public function recordOf(Viewer $viewer, Invitation $invitation): Record
    {
        $group = $this->records->findGroups([$invitation->groupId])[$invitation->groupId] ?? [];
        $record = $group[$invitation->language->value] ?? array_values($group)[0] ?? throw DomainError::notFound();

        return $this->record($viewer, $record->id);
    }

    private function invites(Viewer $viewer, Record $record): bool
    {
        return $this->policy->canFromAnyStatus($viewer, Transition::Propose, $record)
            || $this->policy->canFromAnyStatus($viewer, Transition::Save, $record);
    }
}
