<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status as S;
use Passerelle\Rights\ActorGroup as A;
use Passerelle\Rights\Precondition as P;

/**
 * Table of all transitions: who may perform them, from and to which statuses, and their preconditions. Used by policy,
 * actions, edit screens and tests; the values are the keys of config/transitions.json.
 */
enum Transition: string
{
    case Save = 'save';
    case Submit = 'submit';
    case Withdraw = 'withdraw';
    case Ready = 'ready';
    case Unready = 'unready';
    case Approve = 'approve';
    case SendBack = 'send_back';
    case Reject = 'reject';
    case Publish = 'publish';
    case Schedule = 'schedule';
    case Unschedule = 'unschedule';
    case Offline = 'offline';
    case Online = 'online';
    case TakeOffline = 'take_offline';
    case PutBack = 'put_back';
    case Propose = 'propose';
    case WithdrawProposal = 'withdraw_proposal';
    /** A later closing date of a public call. */
    case Extend = 'extend';
    /** An earlier closing date of a public call, or now. */
    case CloseEarly = 'close_early';
    case Complete = 'complete';
    case Reopen = 'reopen';
    case ApproveProposal = 'approve_proposal';
    case SendBackProposal = 'send_back_proposal';
    case RejectProposal = 'reject_proposal';
    case AlterValid = 'alter_valid';
    case AlterRejected = 'alter_rejected';
    case Trash = 'trash';
    case Restore = 'restore';

    private const STORED = [S::Draft, S::Pending, S::ToEdit, S::Rejected, S::Scheduled, S::Published, S::Completed, S::Offline];
    /** A record scheduled before it was trashed is scheduled again. */
    private const RESTORED = [S::Draft, S::Pending, S::ToEdit, S::Rejected, S::Published, S::Completed, S::Offline];
    private const ALTERED = [S::Pending, S::ToEdit, S::Published, S::Rejected];

    /** The row of the table. `direct` applies to types without moderation; only the types in `types` have the step. */
    public function rule(): TransitionRule
    {
        return match ($this) {
            self::Save => new TransitionRule([A::Writers], self::STORED, [], [P::DraftRules, P::Version]),
            self::Submit => new TransitionRule([A::Owner], [S::Draft, S::ToEdit], [S::Pending], [P::Completeness], direct: []),
            self::Withdraw => new TransitionRule([A::Owner], [S::Pending], [S::Draft], direct: []),
            self::Ready => new TransitionRule([A::Publishers], [S::Draft], [S::Pending], [P::Completeness], types: [ContentType::CallForApplication], onEditScreen: true),
            self::Unready => new TransitionRule([A::Publishers], [S::Pending], [S::Draft], types: [ContentType::CallForApplication], onEditScreen: true),
            self::Approve => new TransitionRule([A::Moderators], [S::Pending], [S::Published], direct: []),
            self::SendBack => new TransitionRule([A::Moderators], [S::Pending], [S::ToEdit], [P::Comment], direct: []),
            self::Reject => new TransitionRule([A::Moderators], [S::Pending], [S::Rejected], [P::Reason], direct: []),
            self::Publish => new TransitionRule(
                [A::Publishers],
                [S::Draft, S::Pending],
                [S::Published],
                [P::Completeness, P::NotHeld],
                onEditScreen: true,
                ownersOf: [ContentType::Structure],
            ),
            self::Schedule => new TransitionRule([A::Publishers], [S::Draft, S::Pending], [S::Scheduled], [P::Completeness, P::Date, P::NotHeld], onEditScreen: true),
            self::Unschedule => new TransitionRule([A::Publishers], [S::Scheduled], [S::Draft], onEditScreen: true),
            self::Offline => new TransitionRule([A::Owner], [S::Published], [S::Offline], calls: [A::Owner, A::Managers]),
            self::Online => new TransitionRule([A::Owner], [S::Offline], [S::Published, S::Completed], [P::TakenByOwner], calls: [A::Owner, A::Managers]),
            self::TakeOffline => new TransitionRule(
                [A::Publishers],
                [S::Published, S::Completed],
                [S::Offline],
                [P::Reason],
                onEditScreen: true,
                calls: [A::Editors],
                inEveryLanguage: true,
            ),
            self::PutBack => new TransitionRule([A::Publishers], [S::Offline], [S::Published, S::Completed], onEditScreen: true, calls: [A::Editors]),
            self::Extend => new TransitionRule([A::Publishers], [S::Published], [], [P::Version], types: [ContentType::CallForApplication], onEditScreen: true),
            self::CloseEarly => new TransitionRule([A::Publishers], [S::Published], [], [P::Reason, P::Version], types: [ContentType::CallForApplication], onEditScreen: true),
            self::Propose => new TransitionRule([A::Proposers], [S::Published, S::Completed], [], [P::Completeness, P::Version], direct: [], projects: [A::Proposers]),
            self::WithdrawProposal => new TransitionRule([A::Proposers], [S::Published, S::Completed], [], [P::Version], direct: [], projects: [A::Proposers]),
            self::ApproveProposal => new TransitionRule(
                [A::ProposalModerators],
                [S::Published, S::Completed],
                [],
                [P::Completeness, P::Version],
                direct: [],
                projects: [A::Editors],
            ),
            self::SendBackProposal => new TransitionRule([A::ProposalModerators], [S::Published, S::Completed], [], [P::Comment, P::Version], direct: [], projects: [A::Editors]),
            self::RejectProposal => new TransitionRule([A::ProposalModerators], [S::Published, S::Completed], [], [P::Reason, P::Version], direct: [], projects: [A::Editors]),
            self::Complete => new TransitionRule([A::Owner, A::Publishers], [S::Published], [S::Completed], onEditScreen: true),
            self::Reopen => new TransitionRule([A::Owner, A::Publishers], [S::Completed], [S::Published], onEditScreen: true),
            self::AlterValid => new TransitionRule([A::SuperAdministrators], [S::Published, S::Completed, S::Offline], self::ALTERED, [P::Reason, P::CompleteIfPublic], direct: []),
            self::AlterRejected => new TransitionRule([A::Administrators], [S::Rejected], self::ALTERED, [P::Reason, P::CompleteIfPublic], direct: []),
            self::Trash => new TransitionRule([A::Deleters], self::STORED, [S::Trash], onEditScreen: true),
            self::Restore => new TransitionRule([A::Administrators], [S::Trash], self::RESTORED),
        };
    }

    /** Whether the transition exists for this type and status. */
    public function startsFrom(S $status, ContentType $type): bool
    {
        return $this->rule()->actors($type) !== [] && in_array($status, $this->rule()->from, true);
    }

    /**
     * Target status.
     *
     * @param S|null $before status before it was taken offline or trashed
     * @param S|null $chosen choice of the actor, for transitions with several targets
     * @return S|null null when this target is not possible
     */
    public function target(?S $before = null, ?S $chosen = null): ?S
    {
        $ends = $this->rule()->to;

        return match ($this) {
            self::Online, self::PutBack, self::Restore => in_array($before, $ends, true) ? $before : $ends[0],
            self::AlterValid, self::AlterRejected => in_array($chosen, $ends, true) ? $chosen : null,
            default => $ends[0] ?? null,
        };
    }

    public function requires(Precondition $precondition): bool
    {
        return in_array($precondition, $this->rule()->preconditions, true);
    }

    /** Whether it is a decision of a validator, which owners and co-editors of the record may not take. */
    public function isDecision(): bool
    {
        return in_array($this, [
            self::Approve,
            self::SendBack,
            self::Reject,
            self::ApproveProposal,
            self::SendBackProposal,
            self::RejectProposal,
            self::AlterValid,
            self::AlterRejected,
        ], true);
    }

    /** @return list<self> transitions with a button on WordPress's edit screen */
    public static function onEditScreen(): array
    {
        return array_values(array_filter(self::cases(), static fn (self $each): bool => $each->rule()->onEditScreen));
    }
}
