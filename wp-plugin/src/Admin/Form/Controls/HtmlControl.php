<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Kernel\Html;

/** WordPress's own editor with only the marks that are stored. */
final readonly class HtmlControl implements Control
{
    private const BUTTONS = 'formatselect,bold,italic,bullist,numlist,blockquote,link,unlink,undo,redo';
    private const HEIGHT = 260;

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        // What comes back from a refused form was never stored: it is cleaned before any editor runs it.
        $html = Html::sanitise(is_string($value) ? $value : '');
        ob_start();
        wp_editor($html, $slot->id(), [
            'textarea_name' => $slot->name(),
            'media_buttons' => false,
            'drag_drop_upload' => false,
            'wpautop' => false,
            'editor_height' => self::HEIGHT,
            'quicktags' => ['buttons' => 'strong,em,link,block,ul,ol,li'],
            'tinymce' => [
                'wpautop' => false,
                'toolbar1' => self::BUTTONS,
                'toolbar2' => '',
                'block_formats' => 'Paragraph=p;Heading 2=h2;Heading 3=h3',
                'plugins' => 'lists,paste,wordpress,wplink,wpdialogs',
                'wp_autoresize_on' => false,
            ],
        ]);

        return (string) ob_get_clean();
    }

    public function isGroup(): bool
    {
        return false;
    }
}
