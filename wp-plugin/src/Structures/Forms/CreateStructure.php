<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Content;
use Passerelle\Content\GraphQL\Forms\SaveInputs;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\ProfileStructures;

/** Creates a structure together with its first owner, in one transaction. */
final readonly class CreateStructure
{
    public function __construct(
        private Content $content,
        private Policy $policy,
        private PublicProfiles $profiles,
        private MembershipStore $memberships,
        private ProfileStructures $ofProfiles,
        private ProfileDraftLimit $limit,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param array<string, mixed> $input of the form
     * @param bool $inProfile within the person's own profile: a draft until that is published
     * @throws DomainError access_token_missing · structure_create_forbidden · profile_not_published · too_many_structures: of a profile · those of SaveContent and ChangeStatus
     */
    public function __invoke(Viewer $viewer, StructureAction $action, array $input, bool $inProfile): Record
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
        $save = SaveInputs::from($viewer, $this->content->definitions->of(ContentType::Structure), $input, null, null);

        return $this->transaction->run(function () use ($viewer, $action, $save, $hasProfile): Record {
            if (!$hasProfile) {
                $this->limit->checkLocked($viewer->id);
            }
            $structure = ($this->content->save)($save);
            $this->memberships->save($structure->groupId, new MemberList([]), MemberList::ownedBy($viewer->id));
            if (!$hasProfile) {
                $this->ofProfiles->add($structure);
            }

            return $action === StructureAction::Publish
                ? ($this->content->changeStatus)(new StatusChange($viewer, $structure->id, Transition::Publish, $structure->version))
                : $structure;
        });
    }
}
