<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The late links of a call, for those who handle its applications. Without one's own. */
final readonly class ReadLateLinks
{
    public function __construct(
        private HandlerRights $rights,
        private InternalCalls $calls,
        private LateLinkStore $links,
        private LateLinkRules $rules,
        private LateLinkLimits $limits,
        private Clock $clock,
    ) {
    }

    /**
     * @return array<string, mixed> `refusal`: code of what keeps any link from being granted now; `first` and `last`: until when one may be granted
     * @throws DomainError not_found, also for calls of others
     */
    public function of(Viewer $viewer, int $callId, ?int $stageNumber): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);
        $first = $this->calls->ofGroups([$call->groupId], $call->language->value)[$call->groupId] ?? throw DomainError::notFound();
        $internal = $this->calls->atStage($first, $stage);
        $links = array_values(array_filter($this->links->ofStage($stage), static fn (LateLink $link): bool => !LateLinkStore::isOf($link, $viewer)));
        // One statement for all names.
        cache_users(array_values(array_unique(array_map(static fn (LateLink $link): int => $link->grantedBy, $links))));

        return [
            'first' => Times::text($this->limits->first($internal->closesAt())),
            'items' => array_map($this->item(...), $links),
            'last' => Times::text($this->limits->last()),
            'refusal' => $this->rules->refusal($internal, $stage),
        ];
    }

    /** @return array<string, mixed> */
    public function item(LateLink $link): array
    {
        $granter = $link->grantedBy === 0 ? false : get_userdata($link->grantedBy);

        return [
            'applicationId' => $link->applicationId,
            'email' => $link->email,
            'grantedAt' => Times::text($link->grantedAt),
            'grantedBy' => $granter === false ? null : $granter->display_name,
            'id' => $link->id,
            'reason' => $link->reason,
            'state' => $link->state($this->clock->now())->value,
            'until' => Times::text($link->until),
            'usedAt' => $link->usedAt === null ? null : Times::text($link->usedAt),
        ];
    }
}
