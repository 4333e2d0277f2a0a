<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Who decides what, and who reads what was decided; nobody decides on what they own or co-edit. */
final readonly class DecisionRights
{
    public function __construct(private Policy $policy)
    {
    }

    /** Whether they may know that it exists. */
    public function mayRead(Viewer $viewer, Record $record): bool
    {
        return $this->policy->access($viewer, $record) !== Access::None;
    }

    /** In charge of the record, whatever its status. The right to decide on records of a type includes proposals. */
    public function isInCharge(Viewer $viewer, Record $record): bool
    {
        return $this->policy->canFromAnyStatus($viewer, Transition::ApproveProposal, $record);
    }

    /** @return list<Decision> that the viewer may take now */
    public function decisions(Viewer $viewer, Record $record, Target $target, ?Proposal $proposal): array
    {
        if ($target === Target::Proposal && $proposal?->status !== Status::Pending) {
            return [];
        }

        return array_values(array_filter(
            Decision::cases(),
            fn (Decision $decision): bool => $this->transition($viewer, $record, $target, $decision) !== null,
        ));
    }

    /** The row of the table of transitions; null when it does not start from the status, or is not for the viewer. */
    public function transition(Viewer $viewer, Record $record, Target $target, Decision $decision): ?Transition
    {
        $transition = $target === Target::Proposal ? $decision->onProposal() : $decision->onRecord($record->status);
        $isAllowed = $transition !== null
            && $transition->startsFrom($record->status, $record->type)
            && $this->policy->can($viewer, $transition, $record);

        return $isAllowed ? $transition : null;
    }

    public function read(Viewer $viewer, Record $record, StoredDecision $decision): ReadDecision
    {
        return $this->isInCharge($viewer, $record) ? ReadDecision::byValidator($decision) : ReadDecision::byOwner($decision);
    }
}
