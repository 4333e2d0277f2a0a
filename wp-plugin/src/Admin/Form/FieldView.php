<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Admin\Form\Controls\ChecklistControl;
use Passerelle\Admin\Form\Controls\Control;
use Passerelle\Admin\Form\Controls\DaysControl;
use Passerelle\Admin\Form\Controls\FileControl;
use Passerelle\Admin\Form\Controls\HtmlControl;
use Passerelle\Admin\Form\Controls\InstantControl;
use Passerelle\Admin\Form\Controls\MapControl;
use Passerelle\Admin\Form\Controls\PickerControl;
use Passerelle\Admin\Form\Controls\RowsControl;
use Passerelle\Admin\Form\Controls\SelectControl;
use Passerelle\Admin\Form\Controls\TextControl;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Pickers\UserSearch;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Required;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\FieldError;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/** One field of the form: label, markers, help, errors and control. */
final readonly class FieldView
{
    public function __construct(
        private Labels $labels,
        private Countries $countries,
        private Sectors $sectors,
        private RecordSearch $records,
        private UserSearch $users,
        private Attachments $attachments,
    ) {
    }

    /** @param mixed $value in its stored shape, or as submitted */
    public function render(Field $field, mixed $value, FormState $form): string
    {
        return $this->at($field, [$field->key], $value, $form, null);
    }

    /**
     * @param non-empty-list<string> $path of the field itself
     * @param Field|null $parent the repeated field that it is a column of
     */
    private function at(Field $field, array $path, mixed $value, FormState $form, ?Field $parent): string
    {
        $type = $form->definition->type();
        $slot = new Slot(
            $field,
            $path,
            $this->labels->field($type, $field->key, $parent),
            $parent === null ? $this->help($form, $field) : null,
            $this->errors($form, implode('.', $path), $field->kind),
        );
        $control = $this->control($field->kind);
        $content = $control->render($slot, $value, $form);
        $class = 'passerelle-field passerelle-kind-' . $field->kind->value . ($slot->errors === [] ? '' : ' form-invalid');

        $label = $control->isGroup()
            ? Markup::element('legend', [], $this->label($slot))
            : Markup::element('label', ['for' => $slot->id(), 'id' => $slot->id('label')], $this->label($slot));

        return Markup::element($control->isGroup() ? 'fieldset' : 'div', ['class' => $class], $label . $this->explain($slot) . $content);
    }

    private function label(Slot $slot): string
    {
        $texts = $this->labels->texts;
        $marks = match ($slot->field->required) {
            Required::ToSave => Markup::text('span', " ({$texts->get('required.save')})", ['class' => 'passerelle-mark']),
            Required::ToSubmit => Markup::text('span', " ({$texts->get('required.submit')})", ['class' => 'passerelle-mark']),
            Required::Never => '',
        };
        if ($slot->field->visibility === Visibility::Editors) {
            $marks .= Markup::text('span', " ({$texts->get('editors.only')})", ['class' => 'passerelle-mark']);
        }

        return Markup::text('span', $slot->label, ['class' => 'passerelle-label']) . $marks;
    }

    private function explain(Slot $slot): string
    {
        $errors = $slot->errors === [] ? '' : Markup::text('p', implode(' ', $slot->errors), ['class' => 'passerelle-error', 'id' => $slot->id('error')]);

        return $errors . ($slot->help === null ? '' : Markup::text('p', $slot->help, ['class' => 'description', 'id' => $slot->id('help')]));
    }

    private function help(FormState $form, Field $field): ?string
    {
        $limit = match (true) {
            $field->max === null => null,
            in_array($field->kind, [FieldKind::Text, FieldKind::LongText], true)
                => $this->labels->texts->get('limit.characters', ['max' => number_format_i18n($field->max)]),
            in_array($field->kind, [FieldKind::Rows, FieldKind::People, FieldKind::Files, FieldKind::Users], true)
                => $this->labels->texts->get('limit.rows', ['max' => $field->max]),
            default => null,
        };
        $parts = array_filter([$this->labels->help($form->definition->type(), $field), $limit], static fn (?string $part): bool => $part !== null);

        return $parts === [] ? null : implode(' ', $parts);
    }

    /** @return list<string> of the value itself; errors of rows are shown in the rows */
    private function errors(FormState $form, string $path, FieldKind $kind): array
    {
        $hasColumns = $kind->hasColumns();
        $concerned = array_filter($form->errors, static fn (FieldError $error): bool => $error->path === $path
            || (!$hasColumns && str_starts_with($error->path, "{$path}.")));

        return array_values(array_unique(array_map($this->labels->error(...), $concerned)));
    }

    private function control(FieldKind $kind): Control
    {
        $texts = $this->labels->texts;

        return match ($kind) {
            FieldKind::Text, FieldKind::LongText, FieldKind::Number, FieldKind::Date, FieldKind::Url, FieldKind::YoutubeUrl, FieldKind::Email => new TextControl(),
            FieldKind::Dates => new DaysControl(),
            FieldKind::Html => new HtmlControl($texts),
            FieldKind::Instant => new InstantControl($texts),
            FieldKind::Zone, FieldKind::Choice, FieldKind::Country => new SelectControl($this->labels, $this->countries),
            FieldKind::Choices, FieldKind::Countries, FieldKind::Sectors => new ChecklistControl($this->labels, $this->countries, $this->sectors),
            FieldKind::Image, FieldKind::File, FieldKind::Files => new FileControl($texts, $this->attachments),
            FieldKind::Relation, FieldKind::User, FieldKind::Users => new PickerControl($texts, $this->records, $this->users),
            FieldKind::Map => new MapControl($this->column(...)),
            FieldKind::People, FieldKind::Rows => new RowsControl($texts, $this->column(...)),
        };
    }

    /** @param list<string> $path of the row or map */
    private function column(Field $column, array $path, mixed $value, FormState $form, Field $parent): string
    {
        return $this->at($column, [...$path, $column->key], $value, $form, $parent);
    }
}
