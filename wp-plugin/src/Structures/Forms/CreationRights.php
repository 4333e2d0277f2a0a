<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Model\ContentType;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Who may create a structure, and how. */
final readonly class CreationRights
{
    public function __construct(private Policy $policy, private PublicProfiles $profiles)
    {
    }

    /**
     * @param bool $inProfile within the person's own profile: a draft until that is published
     * @return bool whether the person has a public profile
     * @throws DomainError access_token_missing · structure_create_forbidden · invalid_transition · profile_not_published
     */
    public function require(Viewer $viewer, StructureAction $action, bool $inProfile): bool
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $hasProfile = $this->profiles->has($viewer->id);
        if (!$this->policy->canCreate($viewer, ContentType::Structure) || (!$hasProfile && !$inProfile)) {
            throw new DomainError('structure_create_forbidden');
        }
        if (!$action->takesInput()) {
            throw new DomainError('invalid_transition');
        }
        if ($action === StructureAction::Publish && !$hasProfile) {
            throw new DomainError('profile_not_published');
        }

        return $hasProfile;
    }
}
