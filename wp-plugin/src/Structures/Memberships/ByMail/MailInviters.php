<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Rights\Viewer;

/** Who may invite into a structure by mail, and sees the addresses: its owners. Inviting needs a published profile. */
final readonly class MailInviters
{
    public function __construct(private MembershipStore $store, private PublicProfiles $profiles)
    {
    }

    /** @throws DomainError not_found: no owner of the structure · profile_not_published */
    public function check(Viewer $viewer, int $groupId): void
    {
        $this->checkOwner($viewer, $groupId);
        if (!$this->profiles->has($viewer->id)) {
            throw new DomainError('profile_not_published');
        }
    }

    /** @throws DomainError not_found · structure_owner_required */
    public function checkOwner(Viewer $viewer, int $groupId): void
    {
        $this->store->list($groupId)->requireOwner($viewer->id);
    }
}
