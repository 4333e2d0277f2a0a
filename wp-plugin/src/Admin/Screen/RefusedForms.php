<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\PostedForm;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;
use Passerelle\Security\SecurityEvent;

/** The form with the submitted values after a refusal, and its answer. */
final readonly class RefusedForms
{
    private const STALE = 'stale_version';
    private const FORBIDDEN = 403;

    public function __construct(private Definitions $definitions, private Records $records)
    {
    }

    public function refusal(Request $request, ?Record $record, ContentType $type, PostedForm $posted, DomainError $error): Outcome
    {
        $status = ErrorCode::from($error->errorCode)->status();
        if ($status === self::FORBIDDEN) {
            SecurityEvent::RightsDenied->refused($error->errorCode, object: $record === null ? '' : "record:{$record->id}");
        }
        if ($status === self::FORBIDDEN || $error->errorCode === 'not_found') {
            return Outcome::denied($request->step(), $error->errorCode, $status);
        }
        // Current record for the conflict notice; the submitted values stay in the form.
        $now = $record !== null && $error->errorCode === self::STALE ? $this->fresh($record->id) : $record;

        return Outcome::refused(
            $this->form($request, $now, $type, $posted, $error->fields),
            $request->step(),
            $error->errorCode,
            $status,
        );
    }

    private function fresh(int $id): ?Record
    {
        clean_post_cache($id);

        return $this->records->find($id);
    }

    /** @param list<FieldError> $errors */
    public function form(Request $request, ?Record $record, ContentType $type, PostedForm $posted, array $errors): FormState
    {
        return new FormState(
            $this->definitions->of($type),
            $record,
            $record->language ?? $request->language(),
            $request->text(Request::TITLE),
            $request->text(Request::SLUG),
            $request->audience(),
            [...$record?->values->all() ?? [], ...$posted->values],
            $request->version(),
            $posted->searches,
            $this->inOrder($errors, $type),
            $record?->groupId,
            $request->at(),
        );
    }

    /**
     * @param list<FieldError> $errors
     * @return list<FieldError> in the order of the form
     */
    private function inOrder(array $errors, ContentType $type): array
    {
        $definition = $this->definitions->of($type);
        $fields = $definition->fields();
        $keys = [$definition->titleKey() ?? '', ...array_map(static fn (Field $field): string => $field->key, [...$fields->translated(), ...$fields->shared()])];
        $places = array_flip($keys);
        $place = static fn (FieldError $error): int => $places[explode('.', $error->path)[0]] ?? count($places);
        usort($errors, static fn (FieldError $a, FieldError $b): int => $place($a) <=> $place($b));

        return $errors;
    }
}
