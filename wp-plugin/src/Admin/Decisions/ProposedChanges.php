<?php

declare(strict_types=1);

namespace Passerelle\Admin\Decisions;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Kernel\Html;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Review\ReadableField;
use Passerelle\Moderation\Review\ReadableFields;

/** What a proposal changes: each field as it is and as it would be. */
final readonly class ProposedChanges
{
    /** In the language of the record; other values are in that of the reader. */
    private const TEXTS = [FieldKind::Text, FieldKind::LongText, FieldKind::Html];

    public function __construct(private Texts $texts, private ReadableFields $fields)
    {
    }

    /** @return string HTML */
    public function render(Record $record, Proposal $proposal): string
    {
        $html = '';
        foreach ($this->fields->differences($record, $proposal->applyTo($record), $this->texts->language()) as ['field' => $field, 'before' => $before]) {
            $html .= Markup::text('dt', $field->label)
                . $this->side('decision.change.now', $field, $before, $record->language)
                . $this->side('decision.change.proposed', $field, $field->values, $record->language);
        }

        return Markup::element('details', ['open' => true], Markup::text('summary', $this->texts->get('decision.changes'))
            . Markup::element('dl', ['class' => 'passerelle-changes'], $html));
    }

    /** @param list<string> $values */
    private function side(string $label, ReadableField $field, array $values, Lang $language): string
    {
        $isText = in_array(FieldKind::tryFrom($field->kind), self::TEXTS, true);
        $content = $values === [] ? Markup::text('p', $this->texts->get('decision.change.empty'), ['class' => 'description']) : '';
        foreach ($values as $value) {
            $content .= $field->kind === FieldKind::Html->value ? Html::sanitise($value) : Markup::text('p', $value);
        }

        return Markup::element('dd', [], Markup::text('strong', $this->texts->get($label))
            . Markup::element('div', ['lang' => $isText && $values !== [] ? $language->value : null], $content));
    }
}
