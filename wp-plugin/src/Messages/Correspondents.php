<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** Members who write to each other: found by their public profiles. */
final readonly class Correspondents
{
    public function __construct(private Records $records, private PublicProfiles $profiles)
    {
    }

    /**
     * @param int $id of the profile in either language
     * @return Record the public profile of another person
     * @throws DomainError access_token_missing · not_found, also for one’s own
     */
    public function other(Viewer $viewer, int $id): Record
    {
        $record = $this->profile($viewer, $id);

        return $record->ownerId === $viewer->id ? throw DomainError::notFound() : $record;
    }

    /**
     * @param int $id of the profile in either language
     * @return Record the public profile of a person, who may be the viewer
     * @throws DomainError access_token_missing · not_found
     */
    public function profile(Viewer $viewer, int $id): Record
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $record = $this->records->find($id);
        $isPublic = $record?->type === ContentType::CommunityProfile && $record->status->isPublic() && $record->ownerId > 0;

        return $isPublic ? $record : throw DomainError::notFound();
    }

    public function hasProfile(Viewer $viewer): bool
    {
        return $this->profiles->has($viewer->id);
    }

    /** @throws DomainError profile_not_published */
    public function own(Viewer $viewer): Record
    {
        return $this->records->find($this->profiles->ids([$viewer->id])[0] ?? 0) ?? throw new DomainError('profile_not_published');
    }
}
