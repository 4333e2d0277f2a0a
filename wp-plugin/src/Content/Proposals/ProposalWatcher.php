<?php

declare(strict_types=1);

namespace Passerelle\Content\Proposals;

/** Follows changes of proposals. */
interface ProposalWatcher
{
    /** Within the transaction of the change. */
    public function refresh(int $postId): void;
}
