<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Notices\RecordEditors;

/** Notifies the owner and the co-editors of a record about a decision. */
final readonly class DecisionNotices
{
    /** Key in the data of notice and mail: id of the decision. */
    public const DECISION = 'decision';

    public function __construct(private RecordEditors $editors, private Notify $notify)
    {
    }

    /** Within the transaction of the decision. */
    public function add(Record $record, Target $target, int $decisionId): void
    {
        $kind = $target === Target::Proposal ? NoticeKind::ProposalDecided : NoticeKind::ModerationDecided;
        ($this->notify)($kind, $record, $this->editors->of($record), [self::DECISION => $decisionId]);
    }
}
