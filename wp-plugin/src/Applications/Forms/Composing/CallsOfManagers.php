<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Applications\Stage;
use Passerelle\Applications\Stages\KnownStages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Calls whose forms a person composes: those that they may edit. For anybody else, forms do not exist. */
final readonly class CallsOfManagers
{
    public function __construct(private Records $records, private Policy $policy, private KnownStages $stages)
    {
    }

    /** @throws DomainError not_found */
    public function find(Viewer $viewer, int $callId): Record
    {
        $call = $this->records->find($callId);
        $isEditable = $call !== null
            && $call->type === ContentType::CallForApplication
            && $call->version > 0
            && !in_array($call->status, [Status::AutoDraft, Status::Trash], true)
            && $this->policy->canEdit($viewer, $call);

        return $isEditable ? $call : throw DomainError::notFound();
    }

    /**
     * @param int|null $number null: the first
     * @throws DomainError not_found
     */
    public function stage(Record $call, ?int $number): Stage
    {
        return $this->stages->of($call->groupId, $number);
    }
}
