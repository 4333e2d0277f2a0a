<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Those who run a call revoke an unused late link. */
final readonly class RevokeLateLink
{
    public function __construct(
        private HandlerRights $rights,
        private LateLinkStore $links,
        private LateLinkNews $news,
        private Transaction $transaction,
        private Clock $clock,
    ) {
    }

    /** @throws DomainError not_found, also for one’s own · invalid_transition: it is not open any more */
    public function __invoke(Viewer $viewer, int $callId, int $linkId): LateLink
    {
        $call = $this->rights->call($viewer, $callId);

        return $this->transaction->run(function () use ($viewer, $call, $linkId): LateLink {
            $link = $this->links->find($linkId);
            if ($link === null || $link->stage->callGroup !== $call->groupId || LateLinkStore::isOf($link, $viewer)) {
                throw DomainError::notFound();
            }
            if (!$link->isOpen($this->clock->now()) || !$this->links->revoke($link)) {
                throw new DomainError('invalid_transition');
            }
            $this->news->revoked($viewer, $call, $link, $this->links->applicationsOf($link));

            return $this->links->find($linkId) ?? throw DomainError::notFound();
        });
    }
}
