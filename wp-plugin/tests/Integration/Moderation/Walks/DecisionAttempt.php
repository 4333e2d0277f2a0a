<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation\Walks;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Random\Randomizer;

/** What somebody tries with a record: a step of its owner, or a decision. */
final readonly class DecisionAttempt
{
    /** In everything that is for validators only. */
    public const SECRET = 'Zebulonia';
    private const OWNERS = ['owner', 'owner', 'owner', 'co-editor', 'stranger', 'moderator'];
    private const VALIDATORS = ['moderator', 'moderator', 'admin', 'super', 'super', 'far-moderator', 'editor', 'owner', 'stranger'];
    private const STEPS = [
        OwnerAction::Save, OwnerAction::Submit, OwnerAction::Submit, OwnerAction::Submit, OwnerAction::Withdraw, OwnerAction::Propose, OwnerAction::Propose,
        OwnerAction::WithdrawProposal, OwnerAction::Offline, OwnerAction::Online, OwnerAction::Complete, OwnerAction::Reopen,
    ];
    private const STALE_EVERY = 10;
    private const TEXT_MAX = 100;

    /** @param bool $isStale with an older version than the record has */
    private function __construct(
        public string $person,
        public ?OwnerAction $step,
        public Decision $decision,
        public Target $target,
        public RejectionReason $reason,
        public bool $isStale,
    ) {
    }

    public static function draw(Randomizer $random): self
    {
        $from = static fn (array $values): mixed => $values[$random->getInt(0, count($values) - 1)];
        /** @var OwnerAction|null $step */
        $step = $random->getInt(0, 1) === 0 ? $from(self::STEPS) : null;
        /** @var string $person */
        $person = $from($step === null ? self::VALIDATORS : self::OWNERS);
        /** @var Decision $decision */
        $decision = $from([...Decision::cases(), Decision::Valid]);
        /** @var Target $target */
        $target = $from([Target::Record, Target::Record, Target::Proposal]);
        /** @var RejectionReason $reason */
        $reason = $from([RejectionReason::Other, RejectionReason::Other, RejectionReason::Duplicate]);

        return new self($person, $step, $decision, $target, $reason, $random->getInt(1, self::STALE_EVERY) === 1);
    }

    /** The owner may read the comment on what they are to change, and nothing else that is written here. */
    public function input(): DecisionInput
    {
        $isRejected = $this->decision === Decision::Rejected;

        return DecisionInput::of(
            $this->decision,
            $this->target,
            $this->decision === Decision::ToEdit ? 'À préciser' : self::SECRET . ' comment',
            $isRejected ? $this->reason : null,
            $isRejected && $this->reason === RejectionReason::Other ? self::SECRET . ' text' : '',
            self::TEXT_MAX,
        );
    }

    public function describe(): string
    {
        return "{$this->person} " . ($this->step->value ?? "{$this->decision->value} of {$this->target->value}") . ($this->isStale ? ' stale' : '');
    }
}
