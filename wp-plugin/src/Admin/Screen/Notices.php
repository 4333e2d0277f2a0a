<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Rights\Transition;

/** Messages at the top of the screen: success, or errors with links to their fields. */
final readonly class Notices
{
    public const SUMMARY = 'passerelle-notice';

    public function __construct(private Labels $labels, private Dates $dates)
    {
    }

    public function done(Step|Transition $step): string
    {
        return Markup::element('div', ['class' => 'notice notice-success inline', 'role' => 'status'], Markup::text(
            'p',
            $this->labels->texts->get('notice.' . (in_array($step, [Step::Save, Step::Overwrite], true) ? 'saved' : $step->value)),
        ));
    }

    public function refused(FormState $form, string $failure): string
    {
        $texts = $this->labels->texts;
        $content = match ($failure) {
            'invalid_fields' => Markup::text('h2', $texts->get('errors.title')) . Markup::text('p', $texts->get('errors.intro')) . $this->fields($form),
            'stale_version' => $form->decision === null ? $this->stale($form) : $this->staleDecision(),
            'expired' => Markup::text('h2', $texts->get('expired.title')) . Markup::text('p', $texts->get('expired.text')),
            default => Markup::text('h2', $texts->get('errors.title')) . Markup::text('p', $this->labels->failure($failure)),
        };

        return Markup::element('div', [
            // "inline" prevents WordPress's script from moving it, which would lose the focus.
            'class' => 'notice notice-error inline passerelle-summary',
            'id' => self::SUMMARY,
            'role' => 'alert',
            'tabindex' => '-1',
        ], $content);
    }

    private function fields(FormState $form): string
    {
        $items = '';
        $seen = [];
        foreach ($form->errors as $error) {
            $text = $this->labels->texts->get('errors.field', [
                'field' => $this->labels->path($form->definition, $error->path),
                'message' => $this->labels->error($error),
            ]);
            if (!isset($seen[$text])) {
                $seen[$text] = true;
                $items .= Markup::element('li', [], Markup::text('a', $text, ['href' => '#' . Slot::idOf($this->anchor($form, $error->path))]));
            }
        }

        return Markup::element('ul', [], $items);
    }

    /** Errors of single values in a checklist link to the whole list. */
    private function anchor(FormState $form, string $path): string
    {
        $parts = explode('.', $path);

        return count($parts) === 2 && $form->definition->fields()->has($parts[0]) ? $parts[0] : $path;
    }

    /** The page below shows what is stored now: there is nothing to overwrite. */
    private function staleDecision(): string
    {
        return Markup::text('h2', $this->labels->texts->get('stale.title')) . Markup::text('p', $this->labels->texts->get('decision.stale'));
    }

    private function stale(FormState $form): string
    {
        $texts = $this->labels->texts;
        $record = $form->record;
        if ($record === null) {
            return Markup::text('h2', $texts->get('stale.title'));
        }
        $editorId = get_post_meta($record->id, '_edit_last', true);
        $editor = get_userdata(is_numeric($editorId) ? (int) $editorId : 0);

        return Markup::text('h2', $texts->get('stale.title'))
            . Markup::text('p', $texts->get('stale.who', [
                'name' => $editor instanceof \WP_User ? $editor->display_name : $texts->get('stale.unknown_editor'),
                'date' => $this->dates->full($record->modifiedAt),
            ]))
            . Markup::element('p', [], Markup::text('a', $texts->get('stale.open'), [
                'href' => (string) get_edit_post_link($record->id, 'raw'),
                'target' => '_blank',
                'rel' => 'noopener',
            ]))
            . Markup::element('p', [], Markup::text('button', $texts->get('action.overwrite'), [
                'type' => 'submit',
                'form' => EditScreen::FORM,
                'class' => 'button',
                'name' => Request::STEP,
                'value' => Step::Overwrite->value,
            ]));
    }
}
