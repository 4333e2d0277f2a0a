<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\DecideProposal;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Takes the step of a decision: on the record itself, or on the changes that its owner proposes. */
final readonly class ApplyDecision
{
    public function __construct(private ChangeStatus $changeStatus, private DecideProposal $decideProposal)
    {
    }

    /** @throws DomainError see ChangeStatus and DecideProposal */
    public function __invoke(Viewer $moderator, Record $record, int $version, DecisionInput $input, Transition $transition): Record
    {
        $reason = self::auditReason($input);
        if ($input->target === Target::Proposal) {
            return ($this->decideProposal)($moderator, $record, $transition, $version, $reason);
        }

        return ($this->changeStatus)(new StatusChange(
            $moderator,
            $record->id,
            $transition,
            $version,
            sameTextsConfirmed: true,
            target: $input->decision->status(),
            reason: $reason,
        ));
    }

    /** The text of "other" is for validators only and may be about persons: the audit log has the reason's code. */
    private static function auditReason(DecisionInput $input): string
    {
        return $input->reason->value ?? $input->comment;
    }
}
