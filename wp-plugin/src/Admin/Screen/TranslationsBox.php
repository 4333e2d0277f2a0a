<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Content\Records;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;

/** The languages of the group: links to those that exist, a button for the one that does not. */
final readonly class TranslationsBox
{
    public function __construct(private Labels $labels, private Records $records)
    {
    }

    public function render(FormState $form): string
    {
        $texts = $this->labels->texts;
        $siblings = $form->record === null ? [] : $this->records->findMany(array_values($form->record->translations));
        $byLanguage = [];
        foreach ($siblings as $sibling) {
            $byLanguage[$sibling->language->value] = $sibling;
        }
        $items = '';
        $missing = '';
        foreach (Lang::cases() as $language) {
            $name = $texts->get("language.{$language->value}");
            $sibling = $byLanguage[$language->value] ?? null;
            if ($language === $form->language) {
                $items .= Markup::element('li', [], Markup::text('strong', $name, ['aria-current' => 'true']));
            } elseif ($sibling !== null) {
                $status = ' – ' . $this->labels->status($sibling->status, $sibling->type);
                $link = $sibling->status === Status::Trash
                    ? PlainText::escape($name)
                    : Markup::text('a', $name, ['href' => (string) get_edit_post_link($sibling->id, 'raw'), 'hreflang' => $language->value]);
                $items .= Markup::element('li', [], $link . Markup::text('span', $status));
            } else {
                $missing .= $form->record?->status === Status::Rejected
                    ? Markup::text('p', $texts->get('action.translate.rejected'), ['class' => 'description'])
                    : $this->create($language);
            }
        }

        return Markup::element('ul', [], $items) . $missing;
    }

    private function create(Lang $language): string
    {
        $texts = $this->labels->texts;

        return Markup::element('input', ['type' => 'hidden', 'name' => Request::TARGET_LANGUAGE, 'value' => $language->value])
            . Markup::text('button', $texts->get("action.translate.{$language->value}"), [
                'type' => 'submit',
                'class' => 'button',
                'name' => Request::STEP,
                'value' => Step::Translate->value,
                'aria-describedby' => 'passerelle-translate-help',
            ])
            . Markup::text('p', $texts->get('action.translate.help'), ['class' => 'description', 'id' => 'passerelle-translate-help']);
    }
}
