<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\RequestThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Those who run a call let one applicant send after its closing, once and until an instant. */
final readonly class GrantLateLink
{
    public function __construct(
        private HandlerRights $rights,
        private LateLinkRules $rules,
        private LateApplications $applications,
        private LateLinkStore $links,
        private LateLinkNews $news,
        private RequestThrottle $throttle,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError not_found · invalid_transition · decisions_published · invalid_fields · late_link_open · rate_limited */
    public function __invoke(Viewer $viewer, int $callId, ?int $stageNumber, LateLinkRequest $request): LateLink
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);

        return $this->transaction->run(function () use ($viewer, $call, $stage, $request): LateLink {
            $internal = $this->rules->requireGivable($call, $stage);
            $email = EmailAddress::normalise($request->email);
            $this->rules->check($viewer, $request, $email);
            $until = $this->rules->until($viewer, $internal, $request->until);
            $user = get_user_by('email', $email);
            $userId = $user === false ? 0 : $user->ID;
            $this->rules->requireNone($stage, $email, $userId);
            $this->throttle->check($email);
            $this->throttle->count($email);
            $link = $this->links->add($stage, $email, $userId, $request, $until, $viewer->id);
            $this->applications->attachAll($link);
            $this->news->granted($viewer, $call, $link);

            return $link;
        });
    }
}
