<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Structures as far as somebody may know of them: public ones, those that they edit, and those that they belong to, asked to join or are invited into. */
final readonly class VisibleStructures
{
    public function __construct(private Records $records, private Policy $policy, private MembershipStore $store)
    {
    }

    /**
     * @param int $id of the structure in either language
     * @throws DomainError not_found
     */
    public function find(Viewer $viewer, int $id): Record
    {
        $record = $this->records->find($id);
        if ($record === null || $record->type !== ContentType::Structure || in_array($record->status, [Status::Trash, Status::AutoDraft], true)) {
            throw DomainError::notFound();
        }
        $isVisible = $this->policy->access($viewer, $record)->atLeast(Access::Full) || $this->store->list($record->groupId)->of($viewer->id) !== null;

        return $isVisible ? $record : throw DomainError::notFound();
    }
}
