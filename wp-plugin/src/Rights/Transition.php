<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status as S;
use Passerelle\Rights\Need as N;
use Passerelle\Rights\Who as W;

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
            self::Save => new TransitionRule([W::Writers], self::STORED, [], [N::DraftRules, N::Version]),
            self::Submit => new TransitionRule([W::Owner], [S::Draft, S::ToEdit], [S::Pending], [N::Completeness], direct: []),
            self::Withdraw => new TransitionRule([W::Owner], [S::Pending], [S::Draft], direct: []),
            self::Ready => new TransitionRule([W::Publishers], [S::Draft], [S::Pending], [N::Completeness], types: [ContentType::CallForApplication], onEditScreen: true),
            self::Unready => new TransitionRule([W::Publishers], [S::Pending], [S::Draft], types: [ContentType::CallForApplication], onEditScreen: true),
            self::Approve => new TransitionRule([W::Moderators], [S::Pending], [S::Published], direct: []),
            self::SendBack => new TransitionRule([W::Moderators], [S::Pending], [S::ToEdit], [N::Comment], direct: []),
            self::Reject => new TransitionRule([W::Moderators], [S::Pending], [S::Rejected], [N::Reason], direct: []),
            self::Publish => new TransitionRule(
                [W::Publishers],
                [S::Draft, S::Pending],
                [S::Published],
                [N::Completeness, N::NotHeld],
                onEditScreen: true,
                ownersOf: [ContentType::Structure],
            ),
            self::Schedule => new TransitionRule([W::Publishers], [S::Draft, S::Pending], [S::Scheduled], [N::Completeness, N::Date, N::NotHeld], onEditScreen: true),
            self::Unschedule => new TransitionRule([W::Publishers], [S::Scheduled], [S::Draft], onEditScreen: true),
            self::Offline => new TransitionRule([W::Owner], [S::Published], [S::Offline], calls: [W::Owner, W::Managers]),
            self::Online => new TransitionRule([W::Owner], [S::Offline], [S::Published, S::Completed], [N::TakenByOwner], calls: [W::Owner, W::Managers]),
            self::TakeOffline => new TransitionRule(
                [W::Publishers],
                [S::Published, S::Completed],
                [S::Offline],
                [N::Reason],
                onEditScreen: true,
                calls: [W::Editors],
                inEveryLanguage: true,
            ),
            self::PutBack => new TransitionRule([W::Publishers], [S::Offline], [S::Published, S::Completed], onEditScreen: true, calls: [W::Editors]),
            self::Extend => new TransitionRule([W::Publishers], [S::Published], [], [N::Version], types: [ContentType::CallForApplication], onEditScreen: true),
            self::CloseEarly => new TransitionRule([W::Publishers], [S::Published], [], [N::Reason, N::Version], types: [ContentType::CallForApplication], onEditScreen: true),
            self::Propose => new TransitionRule([W::Proposers], [S::Published, S::Completed], [], [N::Completeness, N::Version], direct: [], projects: [W::Proposers]),
            self::WithdrawProposal => new TransitionRule([W::Proposers], [S::Published, S::Completed], [], [N::Version], direct: [], projects: [W::Proposers]),
            self::ApproveProposal => new TransitionRule(
                [W::ProposalModerators],
                [S::Published, S::Completed],
                [],
                [N::Completeness, N::Version],
                direct: [],
                projects: [W::Editors],
            ),
            self::SendBackProposal => new TransitionRule([W::ProposalModerators], [S::Published, S::Completed], [], [N::Comment, N::Version], direct: [], projects: [W::Editors]),
            self::RejectProposal => new TransitionRule([W::ProposalModerators], [S::Published, S::Completed], [], [N::Reason, N::Version], direct: [], projects: [W::Editors]),
            self::Complete => new TransitionRule([W::Owner, W::Publishers], [S::Published], [S::Completed], onEditScreen: true),
            self::Reopen => new TransitionRule([W::Owner, W::Publishers], [S::Completed], [S::Published], onEditScreen: true),
            self::AlterValid => new TransitionRule([W::SuperAdministrators], [S::Published, S::Completed, S::Offline], self::ALTERED, [N::Reason, N::CompleteIfPublic], direct: []),
            self::AlterRejected => new TransitionRule([W::Administrators], [S::Rejected], self::ALTERED, [N::Reason, N::CompleteIfPublic], direct: []),
            self::Trash => new TransitionRule([W::Deleters], self::STORED, [S::Trash], onEditScreen: true),
            self::Restore => new TransitionRule([W::Administrators], [S::Trash], self::RESTORED),
        };
    }

    /** Whether the transition exists for this type and status. */
    public function startsFrom(S $status, ContentType $type): bool
    {
        return $this->rule()->who($type) !== [] && in_array($status, $this->rule()->from, true);
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

    public function needs(Need $need): bool
    {
        return in_array($need, $this->rule()->needs, true);
    }

    /** Of a validator on somebody's work: nobody decides on what they own or co-edit. */
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
