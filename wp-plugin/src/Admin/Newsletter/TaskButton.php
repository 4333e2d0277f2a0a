<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\LabelledInput;
use Passerelle\Admin\Texts\Texts;

/** Forms of the screen and their buttons. */
final class TaskButton
{
    public const TASK = 'task';

    /** @param array<string, int|string> $params of the label */
    public static function html(Texts $texts, NewsletterTask $task, array $params = [], bool $isPrimary = false): string
    {
        return Markup::text('button', $texts->get("newsletter.task.{$task->value}", $params), [
            'type' => 'submit',
            'name' => self::TASK,
            'value' => $task->value,
            'class' => $isPrimary ? 'button button-primary' : 'button',
        ]);
    }

    /** @param array<string, string> $values hidden ones */
    public static function form(array $values, string $controls, string $buttons): string
    {
        return Markup::element('form', ['method' => 'post', 'action' => NewsletterScreen::address([])], wp_nonce_field(NewsletterScreen::NONCE, display: false)
            . LabelledInput::hidden($values) . $controls . Markup::element('p', [], $buttons));
    }
}
