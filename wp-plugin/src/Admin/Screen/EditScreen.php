<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Decisions\DecisionBox;
use Passerelle\Admin\Form\FieldView;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Rights\Viewer;

/** The form of one language of a record: translated fields, shared fields and actions. */
final readonly class EditScreen
{
    public const FORM = 'passerelle-form';

    public function __construct(
        private Labels $labels,
        private FieldView $fields,
        private PublishBox $publish,
        private TranslationsBox $translations,
        private DecisionBox $decisions,
        private Config $config,
    ) {
    }

    /** @param string $notices HTML */
    public function render(FormState $form, Viewer $viewer, string $notices): string
    {
        $type = $form->definition->type();
        $texts = $this->labels->texts;
        $heading = $texts->get("type.{$type->value}." . ($form->record === null ? 'add' : 'edit'));
        $language = $texts->get("language.in.{$form->language->value}");
        $textsTitle = $form->record === null ? $texts->get('box.texts.new') : $texts->get('box.texts', ['language' => $language]);
        $title = Markup::text('h1', $heading, ['class' => 'wp-heading-inline']);
        $decisions = $this->decisions->render($form, $viewer);

        return Markup::element('div', ['class' => 'wrap passerelle-edit'], $title . $notices . Markup::element('form', [
            'id' => self::FORM,
            'method' => 'post',
            'action' => admin_url('post.php'),
            'enctype' => 'multipart/form-data',
            'novalidate' => true,
            'autocomplete' => 'off',
        ], $this->hidden($form) . Markup::element('div', ['class' => 'passerelle-layout'], Markup::element(
            'div',
            ['class' => 'passerelle-main'],
            $this->box('texts', $textsTitle, $texts->get('box.texts.note'), $this->texts($form), $form->language)
            . $this->box('shared', $texts->get('box.shared'), $texts->get('box.shared.note'), $this->shared($form)),
        ) . Markup::element(
            'div',
            ['class' => 'passerelle-side'],
            $this->box('publish', $texts->get('box.publish'), null, $this->publish->render($form, $viewer))
            . ($decisions === '' ? '' : $this->box('decisions', $texts->get('box.decisions'), null, $decisions))
            . ($form->record === null
                ? $this->box('language', $texts->get('field.language'), null, $this->language($form))
                : $this->box('translations', $texts->get('box.translations'), null, $this->translations->render($form)))
            . $this->box('address', $texts->get('box.address'), null, $this->address($form)),
        ))) . $this->decisions->form($form));
    }

    private function hidden(FormState $form): string
    {
        $type = $form->definition->type();
        $id = $form->record->id ?? 0;
        $values = [
            'action' => 'editpost',
            'post_ID' => (string) $id,
            'post_type' => $type->value,
            Request::VERSION => (string) $form->version,
            Request::CURRENT_VERSION => (string) ($form->record->version ?? 0),
            Request::NONCE => (string) wp_create_nonce(Request::nonceAction($id, $type)),
        ];
        $html = '';
        foreach ($values as $name => $value) {
            $html .= Markup::element('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        // Enter in a text field activates the first button of a form, which therefore must be the harmless one.
        return $html . Markup::text('button', $this->labels->texts->get('action.save'), [
            'type' => 'submit', 'name' => Request::STEP, 'value' => Step::Save->value,
            'class' => 'passerelle-default', 'tabindex' => '-1', 'aria-hidden' => 'true',
        ]);
    }

    private function texts(FormState $form): string
    {
        $title = $form->definition->titleKey();
        $html = $title === null ? '' : $this->title($form, $title);
        foreach ($form->definition->fields()->translated() as $field) {
            $html .= $this->fields->render($field, $form->values[$field->key] ?? null, $form);
        }

        return $html;
    }

    private function shared(FormState $form): string
    {
        $html = '';
        foreach ($form->definition->fields()->shared() as $field) {
            $html .= $this->fields->render($field, $form->values[$field->key] ?? null, $form);
        }

        return $html;
    }

    private function title(FormState $form, string $key): string
    {
        return $this->line($form, $key, Request::TITLE, $form->title, 'large-text passerelle-title', Markup::text(
            'span',
            ' (' . $this->labels->texts->get('required.save') . ')',
            ['class' => 'passerelle-mark'],
        ), $this->labels->texts->get('limit.characters', ['max' => $this->config->textMax('title')]));
    }

    private function address(FormState $form): string
    {
        $texts = $this->labels->texts;
        $audience = '';
        foreach (Audience::cases() as $case) {
            $id = Slot::idOf("audience.{$case->value}");
            $audience .= Markup::element('p', [], Markup::element('input', [
                'type' => 'radio', 'id' => $id, 'name' => Request::AUDIENCE, 'value' => $case->value, 'checked' => $case === $form->audience,
            ]) . ' ' . Markup::text('label', $texts->get("choice.audience.{$case->value}"), ['for' => $id]));
        }

        return $this->line($form, 'slug', Request::SLUG, $form->slug, 'widefat', '', $texts->get('help.slug'))
            . Markup::element('fieldset', ['class' => 'passerelle-field'], Markup::element('legend', [], Markup::text(
                'span',
                $texts->get('field.audience'),
                ['class' => 'passerelle-label'],
            )) . Markup::text('p', $texts->get('help.audience'), ['class' => 'description']) . $audience);
    }

    private function language(FormState $form): string
    {
        $html = '';
        foreach (Lang::cases() as $language) {
            $id = Slot::idOf("language.{$language->value}");
            $html .= Markup::element('p', [], Markup::element('input', [
                'type' => 'radio', 'id' => $id, 'name' => Request::LANGUAGE, 'value' => $language->value, 'checked' => $language === $form->language,
            ]) . ' ' . Markup::text('label', $this->labels->texts->get("language.{$language->value}"), ['for' => $id]));
        }

        return Markup::element('fieldset', [], Markup::text('legend', $this->labels->texts->get('field.language'), ['class' => 'screen-reader-text']) . $html);
    }

    /** Title and slug, which definitions do not declare. */
    private function line(FormState $form, string $key, string $name, string $value, string $class, string $marks, string $help): string
    {
        $errors = array_values(array_filter($form->errors, static fn (FieldError $error): bool => $error->path === $key));
        $field = new Field($key, FieldKind::Text);
        $messages = array_map(fn (FieldError $error): string => $this->labels->error($error), $errors);
        $slot = new Slot($field, [$key], $this->labels->field($form->definition->type(), $key), $help, $messages);

        return Markup::element(
            'div',
            ['class' => 'passerelle-field' . ($messages === [] ? '' : ' form-invalid')],
            Markup::element('label', ['for' => $slot->id()], Markup::text('span', $slot->label, ['class' => 'passerelle-label']) . $marks)
            . ($messages === [] ? '' : Markup::text('p', implode(' ', $messages), ['class' => 'passerelle-error', 'id' => $slot->id('error')]))
            . Markup::text('p', $help, ['class' => 'description', 'id' => $slot->id('help')])
            . Markup::element('input', [...$slot->attributes(), 'type' => 'text', 'name' => $name, 'value' => $value, 'class' => $class]),
        );
    }

    private function box(string $key, string $title, ?string $note, string $content, ?Lang $language = null): string
    {
        $id = "passerelle-box-{$key}";

        return Markup::element('section', ['class' => "postbox passerelle-box {$id}", 'aria-labelledby' => $id], Markup::element(
            'div',
            ['class' => 'postbox-header'],
            Markup::text('h2', $title, ['id' => $id]),
        ) . Markup::element(
            'div',
            ['class' => 'inside', 'data-language' => $language?->value],
            ($note === null ? '' : Markup::text('p', $note, ['class' => 'passerelle-note'])) . $content,
        ));
    }
}
