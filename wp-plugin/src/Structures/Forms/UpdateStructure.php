<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Definitions;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\SaveInputs;
use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Saves one language of a structure, publishes it or takes it off the site: nobody else decides on it. */
final readonly class UpdateStructure
{
    public function __construct(
        private Definitions $definitions,
        private SaveContent $save,
        private ChangeStatus $changeStatus,
        private EditorRecords $editing,
        private Policy $policy,
        private PublicProfiles $profiles,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int|null $version that was loaded
     * @param array<string, mixed>|null $input of the form; saved in the transaction of the action that it comes with
     * @throws DomainError not_found, also for unpublished structures of others · structure_owner_required · profile_not_published
     *     · those of SaveContent and ChangeStatus
     */
    public function __invoke(Viewer $viewer, int $id, StructureAction $action, ?int $version, ?array $input): Record
    {
        $record = $this->editing->find($viewer, $id, ContentType::Structure);
        if ($action !== StructureAction::Save) {
            $this->changeStatus->require(new StatusChange($viewer, $id, $action->transition(), $version), $record);
        }
        if ($action === StructureAction::Publish && !$this->mayPublish($viewer, $record)) {
            throw new DomainError('profile_not_published');
        }
        $errors = array_values(array_filter([
            $version === null ? new FieldError('version', 'required') : null,
            $input === null && $action === StructureAction::Save ? new FieldError('input', 'required') : null,
            $input !== null && !$action->takesInput() ? new FieldError('input', 'unexpected_fields') : null,
        ]));
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
        $save = $input === null ? null : SaveInputs::from($viewer, $this->definitions->of(ContentType::Structure), $input, $record, $version);

        return $this->transaction->run(function () use ($viewer, $action, $record, $version, $save): Record {
            $saved = $save === null ? $record : ($this->save)($save);
            $expected = $save === null ? $version : $saved->version;

            return $action === StructureAction::Save
                ? $saved
                : ($this->changeStatus)(new StatusChange($viewer, $record->id, $action->transition(), $expected));
        });
    }

    /** Staff may without a profile of their own. */
    private function mayPublish(Viewer $viewer, Record $record): bool
    {
        return $this->profiles->has($viewer->id) || $this->policy->canFromAnyStatus($viewer, Transition::TakeOffline, $record);
    }
}
