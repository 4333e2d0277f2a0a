<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Html;

/** Rich text: an editor on top of a text area that holds the HTML. */
final readonly class HtmlControl implements Control
{
    private const ROWS = 12;
    private const LABELS = [
        'tools', 'undo', 'redo', 'paragraph', 'heading', 'subheading', 'bold', 'italic', 'bullets', 'numbers', 'indent', 'outdent', 'quote',
        'link', 'unlink', 'source', 'address', 'linkText', 'apply', 'cancel', 'wrongAddress',
    ];

    public function __construct(private Texts $texts)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $labels = [];
        foreach (self::LABELS as $key) {
            $labels[$key] = $this->texts->get("editor.{$key}");
        }
        // The value of a rejected form has not been sanitised by a save yet.
        $html = Html::sanitise(is_string($value) ? $value : '');

        return Markup::element('div', ['data-passerelle-richtext' => (string) wp_json_encode($labels)], Markup::text('textarea', $html, [
            ...$slot->attributes(),
            'class' => 'large-text code',
            'rows' => self::ROWS,
            'lang' => $slot->field->translated ? $form->language->value : null,
        ]));
    }

    public function isGroup(): bool
    {
        return false;
    }
}
