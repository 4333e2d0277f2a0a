<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\Attachments;
use Passerelle\Admin\Form\PostedForm;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Saves the values of a posted form. */
final readonly class SaveForm
{
    public function __construct(private SaveContent $save, private Attachments $attachments)
    {
    }

    /** @throws DomainError those of the form and of SaveContent, one for each path */
    public function __invoke(Request $request, Viewer $viewer, ContentType $type, ?Record $record, PostedForm $posted): Record
    {
        $saved = null;
        $errors = $posted->errors;
        try {
            $saved = ($this->save)(new SaveInput(
                actor: $viewer,
                type: $type,
                language: $record->language ?? $request->language(),
                values: $posted->values,
                title: $request->text(Request::TITLE),
                // The form sends it with every save: unchanged, it is nobody's choice.
                slug: trim($request->text(Request::SLUG)) === $record?->slug ? null : trim($request->text(Request::SLUG)),
                audience: $request->audience(),
                id: $record?->id,
                expectedVersion: $record === null ? null : $request->version(),
            ));
        } catch (DomainError $error) {
            if ($error->fields === []) {
                throw $error;
            }
            // Errors of the form and of the action, one per path.
            $known = array_map(static fn (FieldError $each): string => $each->path, $errors);
            array_push($errors, ...array_filter($error->fields, static fn (FieldError $each): bool => !in_array($each->path, $known, true)));
        }
        if ($saved === null || $errors !== []) {
            throw new DomainError('invalid_fields', $errors);
        }
        update_post_meta($saved->id, '_edit_last', $viewer->id);
        $this->describeImages($request, $saved);

        return $saved;
    }

    /** Saves alternative texts only for images that the record uses. */
    private function describeImages(Request $request, Record $saved): void
    {
        $used = [];
        $values = $saved->values->all();
        array_walk_recursive($values, static function (mixed $value) use (&$used): void {
            if (is_int($value) || (is_string($value) && ctype_digit($value))) {
                $used[(int) $value] = true;
            }
        });
        foreach (array_intersect_key($request->alternatives(), $used) as $id => $texts) {
            $this->attachments->describe($id, $texts);
        }
    }
}
