<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Definitions;
use Passerelle\Content\GraphQL\Forms\SaveInputs;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Saves a call and takes the step that is asked for, in one transaction. */
final readonly class SaveCall
{
    /** Path of the date of publication in errors of the content engine, and its name here. */
    private const PUBLICATION = ['publishedAt' => 'publishAt'];

    public function __construct(
        private Definitions $definitions,
        private SaveContent $save,
        private ChangeStatus $changeStatus,
        private CallSteps $steps,
        private Transaction $transaction,
    ) {
    }

    private function saveAndStep(Viewer $viewer, CallRequest $request, ?Record $record): Record
    {
        $definition = $this->definitions->of(ContentType::CallForApplication);
        $saved = $request->input === null
            ? null
            : ($this->save)(SaveInputs::from($viewer, $definition, $request->input, $record, $request->version));
        if ($request->action === CallAction::Save && $saved !== null) {
            return $saved;
        }
        $current = $saved ?? $record ?? throw DomainError::notFound();
        $at = $request->action === CallAction::Schedule
            ? Instants::read($viewer, 'publishAt', (string) $request->publishAt, Instants::zoneOf($current))
            : null;

        return ($this->changeStatus)(new StatusChange(
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

    /** @throws DomainError those of SaveContent and ChangeStatus */
    public function __invoke(Viewer $viewer, CallRequest $request, ?Record $record): Record
    {
        try {
            return $this->transaction->run(fn (): Record => $this->saveAndStep($viewer, $request, $record));
        } catch (DomainError $error) {
            throw self::named($error);
        }
    }
}
