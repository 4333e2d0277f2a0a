<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\LabelledInput;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Text\PlainText;

/** A form with one button. */
final class TaskForm
{
    /**
     * @param array<string, string> $values hidden ones
     * @param string $controls HTML
     * @param string $name of the structure, for screen readers
     */
    public static function html(StructureTask $task, Texts $texts, array $values, string $controls, string $name): string
    {
        $label = PlainText::escape($texts->get("structures.task.{$task->value}")) . Markup::text('span', " {$name}", ['class' => 'screen-reader-text']);
        $button = Markup::element('button', ['type' => 'submit', 'name' => StructureTasks::TASK, 'value' => $task->value, 'class' => 'button'], $label);

        return Markup::element('form', ['method' => 'post', 'action' => StructuresScreen::address([])], wp_nonce_field(StructuresScreen::NONCE, display: false)
            . LabelledInput::hidden($values) . $controls . ' ' . $button);
    }
}
