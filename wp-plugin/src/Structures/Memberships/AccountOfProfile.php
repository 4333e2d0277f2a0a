<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Records;
use Passerelle\Content\Model\ContentType;

/** The account behind a public profile, by which people are found in the directory. */
final readonly class AccountOfProfile
{
    public function __construct(private Records $records)
    {
    }

    /**
     * @param int $profileId in either language
     * @return int user id; 0 for all that is no public profile
     */
    public function __invoke(int $profileId): int
    {
        $profile = $this->records->find($profileId);
        $isPublic = $profile?->type === ContentType::CommunityProfile && $profile->status->isPublic();

        return $isPublic ? $profile->ownerId : 0;
    }
}
