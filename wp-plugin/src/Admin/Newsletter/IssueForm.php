<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Form\Controls\PickerControl;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\SaveIssue;

/** The form in which an issue is composed. */
final readonly class IssueForm
{
    private const ROWS = 8;

    public function __construct(private Labels $labels, private PickerControl $picker, private Config $config)
    {
    }

    public function html(IssueInput $input): string
    {
        $content = $input->content;
        $notice = $input->errors === []
            ? '' : Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $this->text('errors.title')));

        return $notice . TaskButton::form(
            [IssueReader::ISSUE => (string) $input->id, IssueReader::VERSION => (string) $input->version],
            $this->field($input, IssueReader::LANGUAGE, fn (array $attributes): string => Markup::select($this->languages(), $content->language->value, $attributes))
            . $this->field($input, SaveIssue::SUBJECT, static fn (array $attributes): string
                => Markup::element('input', [...$attributes, 'type' => 'text', 'value' => $content->subject, 'class' => 'large-text', 'required' => true]), 'title')
            . $this->field($input, SaveIssue::INTRODUCTION, static fn (array $attributes): string
                => Markup::text('textarea', $content->introduction, [...$attributes, 'rows' => self::ROWS, 'class' => 'large-text']), 'long')
            . $this->group($input, SaveIssue::CHOSEN, $this->chosen($input))
            . $this->group($input, IssueReader::TYPES, $this->types($content->automatic))
            . $this->number($input, SaveIssue::NEWEST, $content->automatic->newest)
            . $this->number($input, SaveIssue::CLOSING, $content->automatic->closing)
            . $this->number($input, SaveIssue::CLOSING_DAYS, $content->automatic->closingDays),
            TaskButton::html($this->labels->texts, NewsletterTask::Save, isPrimary: true),
        );
    }

    /** A new issue, with new items of all types and calls that close soon. */
    public function blank(Lang $language): string
    {
        $automatic = new Automatic(Automatic::TYPES, $this->limit('proposedNewest'), $this->limit('proposedClosing'), $this->limit('proposedClosingDays'));

        return $this->html(IssueInput::blank($language, $automatic));
    }

    /** @return array<string, string> name by value */
    private function languages(): array
    {
        $names = [];
        foreach (Lang::cases() as $language) {
            $names[$language->value] = $this->text("language.{$language->value}");
        }

        return $names;
    }

    private function chosen(IssueInput $input): string
    {
        $field = new Field(SaveIssue::CHOSEN, FieldKind::Relation, max: $this->limit(SaveIssue::CHOSEN), targets: Automatic::TYPES);
        $slot = new Slot($field, [SaveIssue::CHOSEN], $this->text('newsletter.field.chosen'));

        return $this->picker->html($slot, $input->content->chosen, $input->search, $input->content->language, isOrdered: true);
    }

    private function types(Automatic $automatic): string
    {
        $html = '';
        foreach (Automatic::TYPES as $type) {
            $box = Markup::element('input', [
                'type' => 'checkbox',
                'name' => Slot::FIELDS . '[' . IssueReader::TYPES . '][]',
                'value' => $type->value,
                'checked' => in_array($type, $automatic->types, true),
            ]);
            $html .= Markup::element('li', [], Markup::element('label', [], "{$box} " . Markup::text('span', $this->text("type.{$type->value}.many"))));
        }

        return Markup::element('ul', [], $html);
    }

    private function number(IssueInput $input, string $name, int $value): string
    {
        return $this->field($input, $name, fn (array $attributes): string => Markup::element('input', [
            ...$attributes,
            'type' => 'number',
            'min' => '0',
            'max' => (string) $this->limit($name),
            'value' => (string) max(0, $value),
            'class' => 'small-text',
        ]));
    }

    /**
     * @param callable(array<string, string|null>): string $control from its attributes
     * @param string $limit of its length, in limits.json
     */
    private function field(IssueInput $input, string $name, callable $control, string $limit = ''): string
    {
        $id = Slot::idOf($name);
        $errors = $this->errors($input, $name);
        $help = $limit === '' ? '' : Markup::text('p', $this->text('limit.characters', ['max' => $this->config->textMax($limit)]), [
            'class' => 'description',
            'id' => "{$id}-help",
        ]);

        return Markup::element('div', ['class' => 'passerelle-field'], Markup::text('label', $this->text("newsletter.field.{$name}"), ['for' => $id, 'class' => 'passerelle-label'])
            . $errors . $help . $control([
                'id' => $id,
                'name' => Slot::FIELDS . "[{$name}]",
                'aria-invalid' => $errors === '' ? null : 'true',
                'aria-describedby' => trim(($errors === '' ? '' : "{$id}-error ") . ($help === '' ? '' : "{$id}-help")) ?: null,
            ]));
    }

    private function group(IssueInput $input, string $name, string $content): string
    {
        $legend = Markup::element('legend', [], Markup::text('span', $this->text("newsletter.field.{$name}"), ['class' => 'passerelle-label']));

        return Markup::element('fieldset', ['class' => 'passerelle-field'], $legend . $this->errors($input, $name)
            . Markup::text('p', $this->text("newsletter.field.{$name}.help"), ['class' => 'description']) . $content);
    }

    private function errors(IssueInput $input, string $name): string
    {
        $errors = array_map(fn (FieldError $error): string => $this->labels->error($error), $input->errorsAt($name));

        return $errors === [] ? '' : Markup::text('p', implode(' ', $errors), ['class' => 'passerelle-error', 'id' => Slot::idOf($name) . '-error']);
    }

    private function limit(string $name): int
    {
        return $this->config->limit('newsletter', $name);
    }

    /** @param array<string, int|string> $params */
    private function text(string $key, array $params = []): string
    {
        return $this->labels->texts->get($key, $params);
    }
}
