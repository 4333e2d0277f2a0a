<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\Management\Dates\ChangeClosing;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Content;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\SaveInputs;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** Performs a requested action on a call. What is sent with a step is saved in the same transaction: refused together, too. */
final readonly class ChangeCall
{
    /** Path of the date of publication in errors of the content engine, and its name here. */
    private const PUBLICATION = ['publishedAt' => 'publishAt'];

    public function __construct(
        private Content $content,
        private EditorRecords $editing,
        private CallSteps $steps,
        private ChangeClosing $closing,
        private DuplicateCall $duplicate,
        private RequestRules $rules,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError not_found, also for unpublished calls of others · rights_create_call, rights_edit_call · those of SaveContent and ChangeStatus */
    public function __invoke(Viewer $viewer, CallRequest $request): Record
    {
        $record = $request->id === null ? null : $this->editing->find($viewer, $request->id, ContentType::CallForApplication);
        // Who may not take the step does not learn what is wrong with what they sent.
        $this->requireRights($viewer, $request, $record);
        $this->rules->require($request);
        if ($record !== null && $request->action === CallAction::Duplicate) {
            return ($this->duplicate)($viewer, $record);
        }
        if ($record !== null && $request->action->takesClosing()) {
            return ($this->closing)($viewer, $request, $record);
        }
        try {
            return $this->transaction->run(fn (): Record => $this->saveAndStep($viewer, $request, $record));
        } catch (DomainError $error) {
            throw self::named($error);
        }
    }

    /** @throws DomainError rights_create_call, rights_edit_call, invalid_transition, stale_version */
    private function requireRights(Viewer $viewer, CallRequest $request, ?Record $record): void
    {
        if ($record === null || $request->action === CallAction::Duplicate) {
            $this->steps->requireNew($viewer);
        } elseif ($request->action !== CallAction::Save) {
            $transition = $this->steps->transition($viewer, $request->action, $record);
            $this->content->changeStatus->require(new StatusChange($viewer, $record->id, $transition, $request->version), $record);
        }
    }

    private function saveAndStep(Viewer $viewer, CallRequest $request, ?Record $record): Record
    {
        $definition = $this->content->definitions->of(ContentType::CallForApplication);
        $saved = $request->input === null
            ? null
            : ($this->content->save)(SaveInputs::from($viewer, $definition, $request->input, $record, $request->version));
        if ($request->action === CallAction::Save && $saved !== null) {
            return $saved;
        }
        $current = $saved ?? $record ?? throw DomainError::notFound();
        $at = $request->action === CallAction::Schedule
            ? Instants::read($viewer, 'publishAt', (string) $request->publishAt, Instants::zoneOf($current))
            : null;

        return ($this->content->changeStatus)(new StatusChange(
            $viewer,
            $current->id,
            $this->steps->transition($viewer, $request->action, $current),
            $saved->version ?? $request->version,
            $at,
            reason: trim((string) $request->reason),
        ));
    }

    private static function named(DomainError $error): DomainError
    {
        $renamed = array_filter($error->fields, static fn (FieldError $field): bool => isset(self::PUBLICATION[$field->path]));
        $fields = array_map(
            static fn (FieldError $field): FieldError => new FieldError(self::PUBLICATION[$field->path] ?? $field->path, $field->code, $field->params),
            $error->fields,
        );

        return $fields === [] || $renamed === [] ? $error : DomainError::invalid($fields);
    }
}
