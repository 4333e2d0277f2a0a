<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\MembershipStore;

/** Shows an administrator what a merge would change. */
final readonly class PreviewMerge
{
    public function __construct(private MergedPair $pair, private MembershipStore $memberships, private MergeReferences $references)
    {
    }

    /**
     * @param int $fromId post id of the structure that ends
     * @param int $intoId post id of the one that remains
     * @throws DomainError forbidden · not_found · invalid_transition: both are the same
     */
    public function __invoke(Viewer $actor, int $fromId, int $intoId): MergeExtent
    {
        [$from, $into] = $this->pair->find($actor, $fromId, $intoId);
        $members = MergedMembers::of($this->memberships->list($from->groupId), $this->memberships->list($into->groupId));

        return new MergeExtent($from, $into, array_values($this->references->of($from->groupId)), $members);
    }
}
