<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Messages of a blocked member are not passed on. Repeatable. */
final readonly class BlockMember
{
    public function __construct(
        private Correspondents $correspondents,
        private MessageStore $store,
        private MessageAudit $audit,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError access_token_missing · not_found */
    public function __invoke(Viewer $viewer, int $memberId, bool $isBlocked): void
    {
        $other = $this->correspondents->other($viewer, $memberId);
        $this->transaction->run(function () use ($viewer, $other, $isBlocked): void {
            $this->store->block($viewer->id, $other->ownerId, $isBlocked);
            $this->audit->record($viewer, $other, $isBlocked ? 'member_blocked' : 'member_unblocked');
        });
    }
}
