<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Definition;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Reads the record of a form and applies the actions of its owner. */
final readonly class Forms
{
    public function __construct(
        private OwnerActions $actions,
        private EditorRecords $records,
        private Drafts $drafts,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    /**
     * @return array<string, mixed> the draft
     * @throws DomainError not_found, also for unpublished records of others; forbidden
     */
    public function read(Definition $definition, int $id): array
    {
        $this->request->requireTrust();

        return $this->drafts->of($this->records->find($this->viewers->current(), $id, $definition->type()));
    }

    /**
     * @param int|null $id null for a new record
     * @param int|null $version that was loaded
     * @param array<string, mixed>|null $input null: left out
     * @return array<string, mixed> the draft as it now is
     * @throws DomainError not_found, forbidden or the code of the type, not_editable, invalid_transition, invalid_fields, locked_by_other;
     *     stale_version with the current draft
     */
    public function mutate(Definition $definition, OwnerAction $action, ?int $id, ?int $version, ?array $input): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        if ($id === null && !$action->canBegin()) {
            throw DomainError::invalid([new FieldError('id', 'required')]);
        }
        $record = $id === null ? null : $this->records->find($viewer, $id, $definition->type());
        try {
            return $this->drafts->of($this->perform($viewer, $definition, $action, $record, $version, $input));
        } catch (DomainError $error) {
            throw $error->errorCode === 'stale_version' && $id !== null
                ? DomainError::staleVersion($this->whole($this->drafts->of($this->records->find($viewer, $id, $definition->type()))))
                : $error;
        }
    }

    /**
     * @param array<string, mixed> $draft that was read
     * @return list<string> the actions that the viewer may take with the record now; those that a type of its own has put there
     */
    public function allowedActions(array $draft): array
    {
        if (isset($draft['allowedActions']) && is_array($draft['allowedActions'])) {
            return array_values(array_filter($draft['allowedActions'], is_string(...)));
        }
        if (($draft['status'] ?? null) === Status::Trash->value) {
            return [];
        }
        $viewer = $this->viewers->current();
        $record = $this->records->find($viewer, is_int($draft['id'] ?? null) ? $draft['id'] : 0);

        return array_column($this->actions->offered($viewer, $record, isset($draft['proposal'])), 'value');
    }

    /**
     * @param array<string, mixed> $draft
     * @return array<string, mixed> with what the operation asks for besides
     */
    private function whole(array $draft): array
    {
        return [...$draft, 'allowedActions' => $this->allowedActions($draft)];
    }

    /** @param array<string, mixed>|null $input */
    private function perform(Viewer $viewer, Definition $definition, OwnerAction $action, ?Record $record, ?int $version, ?array $input): Record
    {
        // Who may not take the step is not told what is wrong with what they sent.
        if ($record !== null && $action !== OwnerAction::Save) {
            $this->actions->require($viewer, $action, $record, $version);
        }
        $errors = array_filter([
            $record !== null && $version === null ? new FieldError('version', 'required') : null,
            $input === null && ($action->needsInput() || $record === null) ? new FieldError('input', 'required') : null,
            $input !== null && !$action->takesInput() ? new FieldError('input', 'unexpected_fields') : null,
            isset($input['minorChange']) && $action === OwnerAction::Propose ? new FieldError('minorChange', 'unexpected_fields') : null,
        ]);
        if ($errors !== []) {
            throw DomainError::invalid(array_values($errors));
        }
        $save = $input === null ? null : SaveInputs::from($viewer, $definition, $input, $record, $version);

        return ($this->actions)($viewer, $action, $record, $version, $save);
    }
}
