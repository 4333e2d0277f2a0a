<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerRequest;
use Passerelle\Applications\Review\Reviewers\ReviewerRules;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Content\Record;
use Passerelle\Invitations\InvitationThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Invites an address to review. The answer is the same whether or not an account has it; whoever has the link of the mail accepts. */
final readonly class InviteByAddress
{
    private const ACTION = 'review_invite_address';

    public function __construct(
        private ReviewerStore $store,
        private ReviewerRules $rules,
        private ReviewerInvitations $invitations,
        private InvitationThrottle $throttle,
        private AuditLog $audit,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError invalid_fields · rate_limited */
    public function invite(Viewer $viewer, Record $call, ReviewerRequest $request): void
    {
        $problems = $this->rules->problemsOfAddress($call, $request);
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
        ($this->throttle)($viewer, $request->email, fn () => $this->transaction->run(function () use ($viewer, $call, $request): void {
            $id = $this->store->inviteAddress($call->groupId, $request->email, $request->languages, $request->countries, $viewer->id);
            if ($id === null) {
                throw DomainError::invalid([new FieldError('email', 'already_invited')]);
            }
            $this->invitations->send($viewer, $call, $id, $request->email, self::language($call, $request));
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, '', '', ['reviewers'], ''));
        }));
    }

    /** Voids the link of an invitation that is not answered. */
    public function revoke(Reviewer $reviewer): void
    {
        $this->invitations->revoke($reviewer->id);
    }

    /** That of the call’s version in which it is invited, if the person reads it. */
    private static function language(Record $call, ReviewerRequest $request): Lang
    {
        return in_array($call->language->value, $request->languages, true) ? $call->language : Lang::tryFrom($request->languages[0] ?? '') ?? $call->language;
    }
}
