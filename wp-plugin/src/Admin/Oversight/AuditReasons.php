<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Record;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Who may read the reason of a line: administrators, but not what validators wrote about their own records, as on the site. */
final readonly class AuditReasons
{
    /** What their owners read too. */
    private const OPEN = [Transition::SendBack, Transition::SendBackProposal];

    public function __construct(private DecisionRights $rights)
    {
    }

    /** @param Record|null $record that the line is about; null when it is gone */
    public function isReadable(Viewer $reader, AuditLine $line, ?Record $record): bool
    {
        $step = Transition::tryFrom($line->action);

        return $step?->isDecision() !== true
            || in_array($step, self::OPEN, true)
            || $line->after === Status::ToEdit->value
            || RejectionReason::tryFrom($line->reason) !== null
            || $record === null
            || $this->rights->isInCharge($reader, $record);
    }
}
