<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Definitions;
use Passerelle\Content\GraphQL\Forms\SaveInputs;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStore;

/** Creates a structure together with its first owner, in one transaction. */
final readonly class CreateStructure
{
    public function __construct(
        private Definitions $definitions,
        private SaveContent $save,
        private ChangeStatus $changeStatus,
        private MembershipStore $memberships,
        private ProfileDrafts $drafts,
        private Transaction $transaction,
        private CreationRights $rights,
    ) {
    }

    /**
     * @param array<string, mixed> $input of the form
     * @param bool $inProfile within the person's own profile: a draft until that is published
     * @throws DomainError access_token_missing · structure_create_forbidden · profile_not_published · too_many_structures: of a profile · those of SaveContent and ChangeStatus
     */
    public function __invoke(Viewer $viewer, StructureAction $action, array $input, bool $inProfile): Record
    {
        $hasProfile = $this->rights->require($viewer, $action, $inProfile);
        $save = SaveInputs::from($viewer, $this->definitions->of(ContentType::Structure), $input, null, null);

        return $this->transaction->run(function () use ($viewer, $action, $save, $hasProfile): Record {
            if (!$hasProfile) {
                $this->drafts->checkLocked($viewer->id);
            }
            $structure = ($this->save)($save);
            $this->memberships->save($structure->groupId, new MemberList([]), MemberList::ownedBy($viewer->id));
            if (!$hasProfile) {
                $this->drafts->add($structure);
            }

            return $action === StructureAction::Publish
                ? ($this->changeStatus)(new StatusChange($viewer, $structure->id, Transition::Publish, $structure->version))
                : $structure;
        });
    }
}
